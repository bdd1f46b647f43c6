import type { Core } from '@strapi/strapi'
import { isMailOn } from '../../../platform/outbox/queue'
import type { MailState } from '../../../platform/outbox/shared/kinds'
import type { HealthLine } from '../../../platform/shared/health-line'
import type { Context } from '../../../platform/strapi/context'
import { countEmails } from './list'
import { mailReaderOf } from './reader'

const to = (state: MailState) => `/mail?states=${state}`

/** How many emails wait, and how many were given up. */
export async function mailHealth({ db }: Core.Strapi, ctx: Context): Promise<HealthLine[]> {
  const forms = mailReaderOf(ctx).may('read')
  if (forms.length === 0) return []
  const { pending, failed } = await countEmails(db, forms)
  const lines: HealthLine[] = [
    isMailOn
      ? { name: 'Mail', text: `${pending} waiting`, is: 'good', to: to('pending') }
      : { name: 'Mail', text: 'Off: no mail server is set up', is: 'off', to: '/mail' },
  ]
  if (failed > 0)
    lines.push({ name: 'Failed mail', text: String(failed), is: 'bad', to: to('failed') })
  return lines
}
