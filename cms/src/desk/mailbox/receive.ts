import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../access/audit/server/audit'
import { tell } from '../../access/events/tell-staff'
import { type Connection, connectionOf, type Database } from '../../platform/database/connection'
import { freeDisk } from '../../platform/http/free-disk'
import type { IncomingEmail, Outcome } from './email'
import { ReadLater } from './reader'
import type { ReviewStatus } from '../inbox/shared/calls'
import { openStates } from '../inbox/shared/review-states'
import { storedAddress } from '../inbox/server/addresses'
import { changeSubmissions, nameOfSubmission, reviewStatusOf } from '../inbox/server/changes'
import { SUBMISSIONS } from '../inbox/server/tables'
import type { SenderDoubt } from '../inbox/server/incoming/list'
import { doubtAbout, referenceOf } from './match'
import { ATTACHMENTS, INCOMING } from '../inbox/server/incoming/tables'

/** The limits of one submission; what else arrives stays in the mailbox. */
const MOST_EMAILS = 200
const MOST_ATTACHED_BYTES = 100_000_000
/** The limits of one submission within an hour, so that a stranger's thread delays nobody else's emails. */
const MOST_OF_ONE_PER_HOUR = 20
const MOST_BYTES_OF_ONE_PER_HOUR = 50_000_000
/** The limits of all submissions together within an hour; what else arrives is read an hour later. */
const MOST_PER_HOUR = 500
const MOST_BYTES_PER_HOUR = 500_000_000
const HOUR_MS = 3_600_000

const ATTACHED_TOO_MUCH =
  'Its attachments were left out: this thread has too many already. It is in the mailbox.'

/** Which emails are counted: those of a submission or all; those of the last hour or all. */
type Span = { submissionId?: number; isOfHour?: boolean }

function emailsIn(connection: Connection, { submissionId, isOfHour }: Span) {
  const query = connection(`${INCOMING} as email`)
  if (submissionId !== undefined) void query.where('email.submission_id', submissionId)
  if (isOfHour) void query.where('email.stored_at', '>', new Date(wallClock() - HOUR_MS))
  return query
}

async function countIn(connection: Connection, span: Span): Promise<number> {
  const [row]: { count?: unknown }[] = await emailsIn(connection, span).count({ count: '*' })
  return Number(row?.count ?? 0)
}

async function bytesIn(connection: Connection, span: Span): Promise<number> {
  const [row]: { sum: unknown }[] = await emailsIn(connection, span)
    .join(`${ATTACHMENTS} as attached`, 'attached.email_id', 'email.id')
    .sum({ sum: 'attached.size' })
  return Number(row?.sum ?? 0)
}

async function waitIfTooMany(connection: Connection) {
  if ((await countIn(connection, { isOfHour: true })) >= MOST_PER_HOUR)
    throw new ReadLater(`${MOST_PER_HOUR} emails were stored within an hour`)
  if ((await bytesIn(connection, { isOfHour: true })) >= MOST_BYTES_PER_HOUR)
    throw new ReadLater(`attachments of ${MOST_BYTES_PER_HOUR / 1e6} MB were stored within an hour`)
  // The room that is left is for the posts of visitors.
  if ((await freeDisk()).isLow) throw new ReadLater('the disk is almost full')
}

const isFull = async (connection: Connection, submissionId: number) =>
  (await countIn(connection, { submissionId })) >= MOST_EMAILS ||
  (await countIn(connection, { submissionId, isOfHour: true })) >= MOST_OF_ONE_PER_HOUR

async function hasRoom(connection: Connection, submissionId: number, email: IncomingEmail) {
  const bytes = email.attachments.reduce((sum, { content }) => sum + content.length, 0)
  const ofHour = bytesIn(connection, { submissionId, isOfHour: true })
  return (
    bytes === 0 ||
    ((await ofHour) + bytes <= MOST_BYTES_OF_ONE_PER_HOUR &&
      (await bytesIn(connection, { submissionId })) + bytes <= MOST_ATTACHED_BYTES)
  )
}

async function store(
  connection: Connection,
  submissionId: number,
  email: IncomingEmail,
  doubt: SenderDoubt | null,
) {
  const isKept = await hasRoom(connection, submissionId, email)
  const [inserted]: { id: number }[] = await connection(INCOMING)
    .insert({
      submission_id: submissionId,
      received_at: email.receivedAt,
      stored_at: new Date(),
      sender: email.from,
      sender_key: storedAddress(email.from),
      doubt,
      is_automatic: email.isAutomatic,
      subject: email.subject,
      text: email.text,
      left_out: JSON.stringify([...email.leftOut, ...(isKept ? [] : [ATTACHED_TOO_MUCH])]),
    })
    .returning('id')
  for (const { name, type, content } of isKept ? email.attachments : [])
    await connection(ATTACHMENTS).insert({
      submission_id: submissionId,
      email_id: inserted?.id,
      name,
      type,
      size: content.length,
      content: content.toString('base64'),
    })
}

/** An email waits for staff like a submission: for its assignee, or as new for anybody. */
async function reopen(strapi: Core.Strapi, status: ReviewStatus) {
  const { state, assigneeId, reference, version } = status
  if (state === 'spam' || openStates.includes(state)) return
  const next = assigneeId === null ? 'new' : 'in-review'
  await changeSubmissions(strapi, null, [{ reference, version }], { state: next })
}

/** Whether the assignee is warned: not of an unproven sender, as most domains of visitors prove nothing. */
const isDoubted = (doubt: SenderDoubt | null) => doubt !== null && doubt !== 'unproven'

async function tellAssignee(
  strapi: Core.Strapi,
  { assigneeId, form, reference }: ReviewStatus,
  doubt: SenderDoubt | null,
) {
  if (assigneeId === null) return
  const name = nameOfSubmission(form, reference)
  await tell(strapi, [assigneeId], {
    kind: 'answered',
    by: null,
    text: isDoubted(doubt)
      ? `An email arrived for ${name}; check who sent it.`
      : `${name} was answered.`,
    path: `/inbox/${reference}`,
    isOnceUntilRead: true,
  })
}

/** Whether this address was erased since. */
type WasErased = (db: Database, address: string, since: Date) => Promise<boolean>

/** Puts an email into the thread of the submission that it replies to. Nothing is ever sent in return. */
export const receiveEmail =
  (erasures: readonly WasErased[]) =>
  async (strapi: Core.Strapi, email: IncomingEmail): Promise<Outcome> => {
    const { db } = strapi
    // It may have arrived before an erasure and be read after it: late, or again by a restored backup.
    for (const wasErased of erasures)
      if (await wasErased(db, email.from, email.receivedAt)) return 'left'
    const reference = await referenceOf(db, email)
    if (reference === undefined) return 'left'
    const connection = await connectionOf(db)
    // Locks the submission until the email is stored: an erasure meanwhile would leave the email behind.
    await connection(SUBMISSIONS).select('id').where({ reference }).forUpdate()
    const [status] = await reviewStatusOf(db, [reference])
    if (!status || (await isFull(connection, status.id))) return 'left'
    await waitIfTooMany(connection)
    const doubt = await doubtAbout(db, status.id, email)
    await store(connection, status.id, email, doubt)
    await audit(db, {
      actor: null,
      action: 'submission.email',
      subject: 'submission',
      subjectId: reference,
      detail: { doubt, isAutomatic: email.isAutomatic },
    })
    if (email.isAutomatic) return 'stored'
    await reopen(strapi, status)
    await tellAssignee(strapi, status, doubt)
    return 'stored'
  }
