import type { Feature } from '../../access/feature-type'
import { settings } from '../../platform/settings/settings'
import type { OnEmail } from './reading'
import { emailsReadTable, forgetEmailsRead } from './table'

/** Imported only if a mailbox is set up: the import takes a twentieth of the time of a start. */
const reading = () => import('./reading.js')

/**
 * Reads the mailbox to which visitors reply, and puts each email into the thread that it replies to.
 * Without it their emails stay in the mailbox.
 */
export const mailbox = (onEmail: OnEmail): Feature => ({
  name: 'mailbox',
  tables: [emailsReadTable],
  jobs: [
    {
      name: 'emails read',
      failure: 'Old keys of emails could not be deleted',
      run: forgetEmailsRead,
    },
  ],
  async bootstrap(strapi) {
    if (settings.mailbox) (await reading()).startReading(strapi, settings.mailbox, onEmail)
  },
  async destroy(strapi) {
    if (settings.mailbox) await (await reading()).stopReading(strapi)
  },
})
