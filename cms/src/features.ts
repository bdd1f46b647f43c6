import { audit } from './access/audit/feature'
import { access } from './access/feature'
import type { Feature } from './access/feature-type'
import { notices } from './access/notices/feature'
import { presence } from './access/presence/feature'
import { webhooks } from './access/webhooks/feature'
import { webhookHealth } from './access/webhooks/server/health'
import { entryFacts } from './content/entry-facts'
import { content } from './content/feature'
import { seed } from './content/seed/feature'
import { delivery } from './delivery/feature'
import { home } from './desk/home/feature'
import { inbox, submissionTarget } from './desk/inbox/feature'
import { submissionFacts, tellOfArrival } from './desk/inbox/server/submission-facts'
import { receiveEmail } from './desk/mailbox/receive'
import { addToInbox } from './desk/inbox/server/submission-row'
import { intake } from './desk/intake/feature'
import { mail } from './desk/mail/feature'
import { mailHealth } from './desk/mail/server/health'
import { queueSubmissionMails } from './desk/mail/server/submission-mails'
import { mailbox } from './desk/mailbox/feature'
import { newsletter } from './desk/newsletter/feature'
import { askToJoin } from './desk/newsletter/server/ask-to-join'
import { optOuts } from './desk/opt-outs/feature'
import { privacy } from './desk/privacy/feature'
import { wasErased } from './desk/privacy/server/was-erased'
import { addresses } from './editing/addresses/feature'
import { bin } from './editing/bin/feature'
import { checks } from './editing/checks/feature'
import { history } from './editing/history/feature'
import { languages } from './editing/languages/feature'
import { menu, menuTarget } from './editing/menu/feature'
import { pictures } from './editing/pictures/feature'
import { preview } from './editing/preview/feature'
import { releases } from './editing/releases/feature'
import { review } from './editing/review/feature'
import { saving } from './editing/saving/feature'
import { schedule } from './editing/schedule/feature'
import { templates } from './editing/templates/feature'
import { transfer } from './editing/transfer/feature'
import { tree } from './editing/tree/feature'
import { platform } from './platform/feature'

/** In the order in which they start. Taking one out, with its folder, takes out the feature. */
export const features: readonly Feature[] = [
  platform,
  access,
  audit,
  presence([submissionTarget, menuTarget]),
  notices,
  webhooks({ submission: submissionFacts, content: entryFacts }),
  content,
  addresses,
  saving,
  bin,
  checks,
  history,
  languages,
  menu,
  pictures,
  preview,
  review,
  schedule,
  releases,
  templates,
  transfer,
  tree,
  // A submission is in the inbox before an email quotes it.
  intake([addToInbox, queueSubmissionMails, askToJoin, tellOfArrival]),
  inbox,
  optOuts,
  mail,
  mailbox(receiveEmail([wasErased])),
  newsletter,
  privacy,
  home([mailHealth, webhookHealth]),
  seed,
  // Last: its first revision covers what `seed` has loaded.
  delivery,
]
