import { change } from '../harness/database'
import { startMailServer } from '../harness/mail-server'
import { hasDovecot, startMailboxServer } from '../harness/mailbox-server'
import type { RunningCms } from '../harness/start-cms'
import { writtenEmail } from '../harness/written-email'

/** Fewer than a submission takes in an hour. */
const EMAILS = 10

/** A mailbox with answers of visitors, and the settings of a cms that reads it; undefined without a server for it. */
export async function startAnswers() {
  if (!hasDovecot) return undefined
  const [smtp, mailbox] = [await startMailServer(), await startMailboxServer()]
  const texts: string[] = []
  return {
    environment: {
      SMTP_URL: smtp.url,
      IMAP_URL: mailbox.url,
      IMAP_ADDRESS: mailbox.address,
    },
    async deliver(cms: RunningCms, reference: string, from: string) {
      const [sent] = await cms.select(
        'select message_id from app_mails where reference = ? and recipient = ?',
        [reference, from],
      )
      const headers = { 'In-Reply-To': String(sent?.['message_id']) }
      for (let nth = 0; nth < EMAILS; nth += 1) {
        const text = `Answer ${texts.length}.`
        texts.push(text)
        mailbox.deliver(writtenEmail({ from, text, headers }))
      }
    },
    /** A process that was killed holds the mailbox for a minute more. */
    release: (cms: RunningCms) =>
      change(cms, "update app_daily_jobs set ran_at = ? where name = 'mailbox'", [
        cms.databaseUrl ? new Date(0) : 0,
      ]),
    texts,
    storedTexts: async (cms: RunningCms) =>
      (await cms.select('select text from app_incoming_emails')).map(({ text }) => String(text)),
    async stop() {
      await mailbox.remove()
      await smtp.stop()
    },
  }
}
