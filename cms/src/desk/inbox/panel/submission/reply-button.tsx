import { Button, LinkButton } from '@strapi/design-system'
import { Mail } from '@strapi/icons'
import { useKeptText } from './use-kept-text'
import type { Replying } from './use-replying'

/** Browsers and mail programs cut or refuse longer addresses. */
const MAX_MAILTO_TEXT = 1500

type Props = { address: string; reply: Replying }

const mailtoOf = ({ address, reply: { reference, draft } }: Props) => {
  const subject = draft?.subject ?? `Your message to us (${reference})`
  const text = draft?.text.slice(0, MAX_MAILTO_TEXT) ?? ''
  const body = text && `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}${body}`
}

/** Opens the reply form or, if mail is off, the reviewer's own mail program. */
export function ReplyButton(props: Props) {
  const readKept = useKeptText('reply', props.reply.reference).read
  return props.reply.canSend ? (
    <Button startIcon={<Mail />} onClick={props.reply.open}>
      {readKept() ? 'Go on with your reply' : 'Reply by email'}
    </Button>
  ) : (
    <LinkButton href={mailtoOf(props)} startIcon={<Mail />}>
      Reply by email
    </LinkButton>
  )
}
