import type { Attachment, ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import { contentTypeOf } from './content-type'
import type { IncomingEmail } from './email'
import { fileNameOf } from './file-name'
import { senderProof } from './sender-proof'

/** Room for MAX_TOTAL_BYTES of attachments, of which base64 makes a third more. */
export const MAX_SOURCE_BYTES = 30_000_000
const MAX_ATTACHMENT_BYTES = 10_000_000
const MAX_TOTAL_BYTES = 20_000_000
const MAX_ATTACHMENTS = 10
const MAX_TEXT_LENGTH = 50_000
/** What a column of the type `text` holds. */
const MAX_SHORT_LENGTH = 255
const MAX_HEADER_LENGTH = 20_000
const MAX_REPLIES_TO = 50

const IN_MAILBOX = 'It is in the mailbox.'

const limits = {
  maxHeadSize: 256_000,
  maxChildNodes: 200,
  maxHtmlLengthToParse: 1_000_000,
  skipTextToHtml: true,
  skipImageLinks: true,
}

/** The beginning of a text, as both databases store it: PostgreSQL refuses NUL, and halves of characters. */
const storable = (text: string, longest = MAX_TEXT_LENGTH): string =>
  Buffer.from(text.slice(0, longest).replaceAll('\0', '\uFFFD')).toString()

/** All values of these headers, as they were sent. */
const headersOf = ({ headerLines }: ParsedMail, ...names: string[]): string[] =>
  headerLines
    .filter(({ key }) => names.includes(key))
    .map(({ key, line }) => line.slice(key.length + 1).trim())

const headerOf = (mail: ParsedMail, ...names: string[]): string =>
  headersOf(mail, ...names)
    .join('\n')
    .slice(0, MAX_HEADER_LENGTH)

const idsIn = (header: string): string[] => header.match(/<[^<>\s\p{Cc}]{1,250}>/gu) ?? []

/** The Message-IDs that an email replies to, the nearest first; `references` has the whole thread, the nearest last. */
const repliedToBy = (mail: ParsedMail): string[] =>
  [
    ...new Set([
      ...idsIn(headerOf(mail, 'in-reply-to')),
      ...idsIn(headerOf(mail, 'references')).toReversed(),
    ]),
  ].slice(0, MAX_REPLIES_TO)

/** Whether a machine sent an email, by its headers: those of RFC 3834, and those that were used before it. */
function isAutomatic(mail: ParsedMail, from: string): boolean {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase()
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /\b(?:bulk|junk|list|auto_reply)\b/i.test(headerOf(mail, 'precedence')) ||
    headerOf(mail, 'x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id') !== '' ||
    headerOf(mail, 'return-path').startsWith('<>') ||
    /^multipart\/report\b/i.test(headerOf(mail, 'content-type')) ||
    /^(?:mailer-daemon|postmaster)@/i.test(from)
  )
}

/** Adds the text of an email that has only HTML, parsed as the whole email: else the library does not convert it. */
async function withText(mail: ParsedMail): Promise<ParsedMail> {
  if (!mail.html || mail.text?.trim() || mail.textConversionError) return mail
  const html = Buffer.from(mail.html).toString('base64')
  const head = 'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64'
  const { text, textConversionError } = await simpleParser(`${head}\r\n\r\n${html}`, limits)
  return { ...mail, text, textConversionError }
}

function textOf({ text = '', textConversionError }: ParsedMail, leftOut: string[]): string {
  if (textConversionError) leftOut.push(`Its text could not be read. ${IN_MAILBOX}`)
  const whole = text.replace(/\r\n?/g, '\n').trim()
  if (whole.length > MAX_TEXT_LENGTH)
    leftOut.push(`Only the beginning of its text is shown. ${IN_MAILBOX}`)
  return storable(whole)
}

async function attachmentsOf(sent: readonly Attachment[], leftOut: string[]) {
  let total = 0
  const attachments = []
  let leftOutCount = 0
  for (const { filename, content } of sent) {
    const isKept =
      attachments.length < MAX_ATTACHMENTS &&
      content.length <= MAX_ATTACHMENT_BYTES &&
      total + content.length <= MAX_TOTAL_BYTES
    if (!isKept) {
      leftOutCount += 1
      continue
    }
    total += content.length
    const type = await contentTypeOf(content)
    attachments.push({ name: storable(fileNameOf(filename ?? '')), type, content })
  }
  if (leftOutCount > 0)
    leftOut.push(
      `${leftOutCount === 1 ? '1 attachment was' : `${leftOutCount} attachments were`} left out: too large or too many. ${IN_MAILBOX}`,
    )
  return attachments
}

async function fromParsed(
  mail: ParsedMail,
  receivedAt: Date,
  leftOut: string[],
): Promise<IncomingEmail> {
  const senders = mail.from?.value ?? []
  // With several senders, or several headers that name one, no address is that of the sender.
  const isOne = senders.length === 1 && headersOf(mail, 'from').length === 1
  const from = isOne ? (senders[0]?.address ?? '') : ''
  const text = textOf(mail, leftOut)
  const identity = [headerOf(mail, 'message-id'), from, headerOf(mail, 'date'), text]
  return {
    identity: JSON.stringify(identity),
    receivedAt,
    from: storable(from, MAX_SHORT_LENGTH),
    proof: senderProof(headersOf(mail, 'authentication-results')),
    isAutomatic: isAutomatic(mail, from),
    repliesTo: repliedToBy(mail),
    recipients: headerOf(
      mail,
      'to',
      'cc',
      'delivered-to',
      'x-original-to',
      'envelope-to',
      'x-envelope-to',
    ),
    subject: storable(mail.subject ?? '', MAX_SHORT_LENGTH),
    text,
    attachments: await attachmentsOf(mail.attachments, leftOut),
    leftOut,
  }
}

const MAX_HEAD_BYTES = 64_000

/** The headers of an email that cannot be parsed as a whole, up to MAX_HEAD_BYTES. */
function headOf(source: Buffer): Buffer {
  const text = source.subarray(0, MAX_HEAD_BYTES).toString('latin1')
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.lastIndexOf('\n')
  // The content type would promise parts, which do not follow.
  const lines = text.slice(0, Math.max(end, 0)).replace(/^content-type:/gim, 'X-Original-Type:')
  return Buffer.from(`${lines}\r\n\r\n`, 'latin1')
}

type Source = { source: Buffer; isWhole: boolean; receivedAt: Date }

/** Reads an email; undefined if it cannot be read. Its sender can make this take any time and memory. */
export async function parseEmail({ source, isWhole, receivedAt }: Source) {
  const mail = await simpleParser(source, limits)
    .then(withText)
    .catch(() => undefined)
  if (!mail || isWhole) return mail && fromParsed(mail, receivedAt, [])
  const note = `It is too large: its attachments were left out. ${IN_MAILBOX}`
  return fromParsed({ ...mail, attachments: [] }, receivedAt, [note])
}

/** Reads only the headers of an email that cannot be read: they name the thread that it belongs to. */
export async function parseHead({ source, receivedAt }: Source): Promise<IncomingEmail> {
  const head = await simpleParser(headOf(source), limits).catch(() => simpleParser('', limits))
  const email = await fromParsed(head, receivedAt, [`It could not be read. ${IN_MAILBOX}`])
  // Known by its source, as its text is unknown.
  return { ...email, identity: source.toString('latin1') }
}
