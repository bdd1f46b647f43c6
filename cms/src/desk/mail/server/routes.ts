import { panelRoutes } from '../../../access/routes/panel-routes'
import { may } from '../../../access/routes/rules'
import { anySubmission } from '../../intake/uids'
import { mailCalls as mail } from './mail-calls'
import { mailActionId } from './permissions'
import { replyCalls as reply } from './reply-calls'
import { savedReplyCalls as saved } from './saved-reply-calls'
import { settingsCalls as settings } from './settings-calls'
import { templateCalls as templates } from './template-calls'

const mayRead = anySubmission(mailActionId('read'))
const mayReply = anySubmission(mailActionId('reply'))
const mayTemplate = anySubmission(mailActionId('templates'))
// Not part of the permissions by form: addresses in the settings receive what visitors send.
const maySet = may('api::mail.settings')

/** The handlers decide form by form. */
export const mailRoutes = [
  panelRoutes('/mail', [
    ['GET', '/status', mayRead, mail.status],
    ['GET', '/mails', mayRead, mail.list],
    ['GET', '/mails/:id', mayRead, mail.read],
    ['POST', '/mails/:id/resend', anySubmission(mailActionId('resend')), mail.resend],
    ['GET', '/templates', mayTemplate, templates.list],
    ['GET', '/templates/:form/:kind', mayTemplate, templates.read],
    ['PUT', '/templates/:form/:kind', mayTemplate, templates.save],
    ['DELETE', '/templates/:form/:kind', mayTemplate, templates.reset],
    ['POST', '/templates/:form/:kind/preview', mayTemplate, templates.preview],
    ['POST', '/templates/:form/:kind/test', mayTemplate, templates.test],
    ['GET', '/saved-replies', mayReply, saved.list],
    ['POST', '/saved-replies', mayReply, saved.add],
    ['PUT', '/saved-replies/:id', mayReply, saved.save],
    ['DELETE', '/saved-replies/:id', mayReply, saved.delete],
    ['GET', '/settings', maySet, settings.read],
    ['PUT', '/settings', maySet, settings.save],
  ]),
  panelRoutes('/inbox', [
    ['GET', '/submissions/:reference/replies', mayReply, reply.draft],
    ['POST', '/submissions/:reference/replies', mayReply, reply.send],
    ['DELETE', '/submissions/:reference/replies/:id', mayReply, reply.takeBack],
  ]),
]
