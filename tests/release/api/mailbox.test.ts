// Each of these kills a cms, floods it, or takes much of the processor.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerOf,
  type AnsweringVisitors,
  idOf,
  startAnsweringVisitors,
} from '../../harness/answering-visitors'
import { change } from '../../harness/database'
import { hasDovecot } from '../../harness/mailbox-server'
import { startCms } from '../../harness/start-cms'
import { databases } from './databases'
import { patience } from '../../harness/patience'

describe.skipIf(!hasDovecot).each(databases)('on $name', ({ data }) => {
  const isPostgres = data.postgres !== ''

  let desk: AnsweringVisitors
  beforeAll(async () => {
    desk = await startAnsweringVisitors(data)
  })
  afterAll(() => desk.remove())

  describe('a hostile email', () => {
    it.each([
      [
        'in a charset that nobody knows',
        { 'Content-Type': 'text/plain; charset=x-nobody' },
        'Hello',
      ],
      ['with NUL and a lone surrogate', { 'Content-Type': 'text/plain' }, 'a\0b\u{1F600}'],
      ['without an end', { 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\r\n\r\nHello'],
      ['with empty parts', { 'Content-Type': 'multipart/mixed; boundary=""' }, '--\r\n\r\n--'],
    ])('%s is stored', async (_what, headers, body) => {
      const { reference, email, received } = await desk.submitted()
      const lines = { From: email, 'In-Reply-To': idOf(received), ...headers }
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
      desk.mailbox.deliver(`${head.join('\r\n')}\r\n\r\n${body}\r\n`)
      const { incoming } = await desk.untilReceived(reference)
      expect(incoming).toMatchObject([{ sender: email, doubt: 'unproven' }])
    })

    it('of 1,000 nested parts, 10,000 headers or one endless header is stored without its text, and stops nothing', async () => {
      const { reference, email, received } = await desk.submitted()
      const head = `From: ${email}\r\nIn-Reply-To: ${idOf(received)}\r\n`
      const nested = Array.from(
        { length: 1000 },
        (_, nth) => `Content-Type: multipart/mixed; boundary=b${nth}\r\n\r\n--b${nth}\r\n`,
      ).join('')
      desk.mailbox.deliver(`${head}${nested}\r\nHello\r\n`)
      const many = Array.from(
        { length: 10_000 },
        (_, nth) => `X-Many-${nth}: ${'x'.repeat(40)}\r\n`,
      )
      desk.mailbox.deliver(`${head}${many.join('')}\r\nHello\r\n`)
      desk.mailbox.deliver(`${head}X-Long: ${'x'.repeat(2_000_000)}\r\n\r\nHello\r\n`)
      desk.mailbox.deliver(`${head}References: ${'<a@b> '.repeat(100_000)}\r\n\r\nHello\r\n`)
      const { incoming } = await desk.untilReceived(reference, 4)
      for (const { leftOut } of incoming)
        expect(leftOut).toEqual(['It could not be read. It is in the mailbox.'])
      expect((await desk.cms.get('/healthz')).status).toBe(200)
    })

    it('of deeply nested HTML is stored without its text', async () => {
      const sent = await desk.submitted()
      const html = '<div>'.repeat(200_000)
      desk.mailbox.deliver(answerOf(sent, { text: undefined, html }))
      const { incoming } = await desk.untilReceived(sent.reference)
      expect(incoming[0]?.leftOut.join()).toContain('Its text could not be read')
    })

    it.each([
      ['gigabytes', 'text/plain; format=flowed', '\r\n'.repeat(10_000_000)],
      ['minutes', 'text/html', '<table><tr><td>'.repeat(60_000)],
    ])('that would take %s to read costs the others nothing', async (_what, type, body) => {
      const { reference, email, received } = await desk.submitted()
      const part = `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
      const head = `From: ${email}\r\nIn-Reply-To: ${idOf(received)}\r\nContent-Type: multipart/mixed; boundary=b`
      desk.mailbox.deliver(`${head}\r\n\r\n${part.repeat(type === 'text/html' ? 20 : 1)}--b--\r\n`)
      const pid = desk.cms.pid()
      await desk.untilReceived(reference)
      await desk.untilAllRead()
      expect(desk.cms.pid()).toBe(pid)
      expect((await desk.cms.get('/healthz')).status).toBe(200)
    })

    it('of a long text is cut', async () => {
      const sent = await desk.submitted()
      desk.mailbox.deliver(answerOf(sent, { text: '\u{1F600}'.repeat(100_000) }))
      const { incoming } = await desk.untilReceived(sent.reference)
      expect(incoming[0]?.text).toHaveLength(50_000)
      expect(incoming[0]?.leftOut.join()).toContain('Only the beginning')
    })
  })

  describe('the mailbox', () => {
    it('is read on after an email that no attempt can store, which stays unread in it', async () => {
      const sent = await desk.submitted()
      const refuses = !isPostgres
        ? [
            "create trigger unstorable before insert on app_incoming_emails when new.subject = 'Unstorable' begin select raise(abort, 'unstorable'); end",
            'drop trigger unstorable',
          ]
        : [
            "alter table app_incoming_emails add constraint unstorable check (subject <> 'Unstorable')",
            'alter table app_incoming_emails drop constraint unstorable',
          ]
      await change(desk.cms, refuses[0] ?? '', [])
      desk.mailbox.deliver(answerOf(sent, { subject: 'Unstorable' }))
      desk.mailbox.deliver(answerOf(sent, { text: 'Behind it.' }))
      await expect
        .poll(async () => (await desk.read(sent.reference)).incoming.length, {
          timeout: patience.visit,
        })
        .toBe(1)
      await change(desk.cms, refuses[1] ?? '', [])
      expect((await desk.read(sent.reference)).incoming).toMatchObject([{ text: 'Behind it.' }])
      expect(desk.mailbox.isRead('Unstorable')).toEqual([false])
      expect(desk.cms.log()).toContain(
        'An email could not be read 5 times and is left in the mailbox.',
      )
    })

    it('is read on when its server comes back: nothing is lost, and nothing doubled', async () => {
      const sent = await desk.submitted()
      desk.mailbox.deliver(answerOf(sent, { text: 'Before.' }))
      await desk.untilReceived(sent.reference)
      await desk.mailbox.stop()
      desk.mailbox.deliver(answerOf(sent, { text: 'Meanwhile.' }))
      await expect.poll(() => desk.cms.log()).toContain('The mailbox could not be read')
      await desk.mailbox.startAgain()
      desk.mailbox.deliver(answerOf(sent, { text: 'After.' }))
      const { incoming } = await desk.untilReceived(sent.reference, 3)
      expect(incoming.map(({ text }) => text).toSorted()).toEqual([
        'After.',
        'Before.',
        'Meanwhile.',
      ])
      await desk.untilAllRead()
      expect((await desk.read(sent.reference)).incoming).toHaveLength(3)
      expect(desk.cms.log()).not.toContain('a-password')
    })

    const endLease = () =>
      change(desk.cms, "update app_daily_jobs set ran_at = ? where name = 'mailbox'", [
        isPostgres ? new Date(0) : 0,
      ])

    it('is read on by a process that takes over from one that was killed after it stored and before it marked', async () => {
      const sent = await desk.submitted()
      desk.mailbox.deliver(answerOf(sent, { text: 'Once.' }))
      await desk.untilReceived(sent.reference)
      const marked = () => desk.mailbox.isRead(idOf(sent.received))
      await expect.poll(marked).toEqual([true])
      await desk.cms.kill()
      // As if it had been killed between the two.
      desk.mailbox.unmark(idOf(sent.received))
      const table = 'strapi_core_store_settings'
      const [row] = await desk.cms.select(
        `select value from ${table} where "key" = 'core_app_mailbox-place'`,
      )
      const place = JSON.parse(String(row?.['value'])) as { uid: number }
      await change(
        desk.cms,
        `update ${table} set value = ? where "key" = 'core_app_mailbox-place'`,
        [JSON.stringify({ ...place, uid: place.uid - 1 })],
      )
      await endLease()
      await desk.cms.startAgain()
      await expect.poll(marked).toEqual([true])
      await desk.untilAllRead()
      expect((await desk.read(sent.reference)).incoming).toHaveLength(1)
    })

    it('is read by one of two processes, and by the other when that one stops', async () => {
      const before = desk.mailbox.loginCount()
      const second = await startCms({
        postgres: data.postgres,
        sharing: desk.cms,
        environment: desk.environment,
      })
      const sent = await desk.submitted()
      for (const text of ['One.', 'Two.', 'Three.']) desk.mailbox.deliver(answerOf(sent, { text }))
      await desk.untilReceived(sent.reference, 3)
      expect(desk.mailbox.loginCount()).toBe(before)
      await desk.cms.stop()
      desk.mailbox.deliver(answerOf(sent, { text: 'Four.' }))
      await expect.poll(() => desk.mailbox.loginCount()).toBe(before + 1)
      await expect.poll(() => second.log()).toContain('Emails read: 1, stored: 1')
      await second.stop()
      await second.remove()
      await desk.cms.startAgain()
      expect((await desk.untilReceived(sent.reference, 4)).incoming).toHaveLength(4)
    })

    it('keeps the rest of a flood for later, and no more than 200 emails of one submission', async () => {
      const sent = await desk.submitted()
      const { id } = await desk.read(sent.reference)
      const fill = async (count: number, submissionId: number, storedAt: number) => {
        const at = isPostgres ? new Date(storedAt) : storedAt
        const row = [submissionId, at, at, 'a@example.org', 'a@example.org', isPostgres ? false : 0]
        const values = Array.from({ length: count }, () => "(?, ?, ?, ?, ?, ?, '', '', '[]')")
        await change(
          desk.cms,
          `insert into app_incoming_emails (submission_id, received_at, stored_at, sender, sender_key, is_automatic, subject, text, left_out) values ${values.join(', ')}`,
          values.flatMap(() => row),
        )
      }
      await fill(200, id, 0)
      desk.mailbox.deliver(answerOf(sent, { text: 'Too many.' }))
      const other = await desk.submitted()
      desk.mailbox.deliver(answerOf(other))
      await desk.untilReceived(other.reference)
      expect((await desk.read(sent.reference)).incoming).toHaveLength(200)
      await fill(500, 0, Date.now())
      desk.mailbox.deliver(answerOf(other, { text: 'Later.' }))
      await expect.poll(() => desk.cms.log()).toContain('500 emails were stored within an hour')
      await change(desk.cms, 'delete from app_incoming_emails where submission_id in (0, ?)', [id])
      expect((await desk.untilReceived(other.reference, 2)).incoming[1]).toMatchObject({
        text: 'Later.',
      })
    })
  })
})
