import { invalid } from '../../../../platform/http/query'
import { type FormName, formNames } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../../access/audit/server/audit'
import type { Actor } from '../../../../platform/actor'
import { whileOpen } from '../../../../access/accounts/while-open'
import { connectionOf } from '../../../../platform/database/connection'
import { Refused } from '../../../../platform/refusals/refused'
import type { Context } from '../../../../platform/strapi/context'
import { datedName } from '../../../../platform/shared/dated-name'
import { readInboxSettings } from '../inbox-settings'
import { countByState, type InboxFilter } from '../list'
import { parseExport } from '../parse-request'
import { colleagues } from '../colleagues'
import { SUBMISSIONS } from '../tables'
import { viewerOf } from '../viewer'
import { submissionsCsv } from './csv'
import { rowsOf } from './rows'
import { xlsxOf } from './xlsx'

const formats = {
  csv: {
    write: submissionsCsv,
    type: 'text/csv; charset=utf-8',
    mostRows: Number.MAX_SAFE_INTEGER,
  },
  xlsx: {
    write: xlsxOf,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    // A sheet has 1,048,576 rows.
    mostRows: 1_000_000,
  },
} as const

type Format = keyof typeof formats

const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

type Detail = { format: Format; revealed: boolean }
type Counts = Map<FormName, number>
type Selected = { form: FormName; reference: string }

/** Of the selected submissions, those that the caller may export. */
async function selectedOf(
  strapi: Core.Strapi,
  references: readonly string[],
  open: readonly FormName[],
): Promise<Selected[]> {
  const connection = await connectionOf(strapi.db)
  return connection(SUBMISSIONS)
    .select('form', 'reference')
    .whereIn('reference', [...references])
    .whereIn('form', [...open])
}

async function countsOf(strapi: Core.Strapi, filter: InboxFilter): Promise<Counts> {
  const counts: Counts = new Map()
  for (const form of filter.forms) {
    const one = { ...filter, forms: [form] }
    const { states } = await countByState(strapi.db, one, Number.MAX_SAFE_INTEGER)
    const count = Object.values(states).reduce((sum, each) => sum + each, 0)
    if (count > 0) counts.set(form, count)
  }
  return counts
}

const countsOfSelected = (selected: readonly Selected[]): Counts => {
  const counts: Counts = new Map()
  for (const { form } of selected) counts.set(form, (counts.get(form) ?? 0) + 1)
  return counts
}

/** Writes an export into the audit log, and into the history of selected submissions, before the first byte is sent. */
const record = (
  strapi: Core.Strapi,
  actor: Actor,
  { counts, selected, detail }: { counts: Counts; selected: Selected[] | null; detail: Detail },
) => {
  const action = 'submission.export' as const
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const forms = [...counts.keys()].join(', ')
  return strapi.db.transaction(() =>
    audit(
      strapi.db,
      {
        actor,
        action,
        subject: 'export',
        subjectId: detail.format,
        detail: { ...detail, forms, count },
      },
      ...(selected ?? []).map(({ reference }) => ({
        actor,
        action,
        subject: 'submission',
        subjectId: reference,
        detail,
      })),
    ),
  )
}

export async function downloadExport(strapi: Core.Strapi, ctx: Context) {
  const format = String(ctx.params.format)
  if (!isFormat(format)) throw new Refused(404, 'Submissions are exported as csv or xlsx.')
  const { actor, may } = viewerOf(ctx)
  const open = may('read').filter((form) => may('export').includes(form))
  const { answerWithinHours } = await readInboxSettings(strapi)
  const { filter, references, isRevealed } = parseExport(ctx.query, {
    open,
    me: actor.id,
    answerWithinHours,
  })
  const selected = references && (await selectedOf(strapi, references, filter.forms))
  const counts = selected ? countsOfSelected(selected) : await countsOf(strapi, filter)
  const included = formNames.filter((form) => counts.has(form))
  if (included.length === 0) throw new Refused(404, 'There is no submission to export.')
  if (isRevealed && !included.every((form) => may('reveal').includes(form)))
    throw new Refused(403, 'You may not reveal the masked answers of all these submissions.')
  const { write, type, mostRows } = formats[format]
  if ([...counts.values()].some((count) => count > mostRows))
    throw invalid('A sheet holds up to 1,000,000 submissions. Export CSV, or fewer.')
  const detail = { format, revealed: isRevealed }
  await record(strapi, actor, { counts, selected, detail })
  const names = new Map((await colleagues(strapi)).map(({ id, name }) => [id, name]))
  const given = {
    source: selected ? { references: selected.map(({ reference }) => reference) } : { filter },
    isRevealed,
    actor,
    nameOf: (id: number) => names.get(id) ?? 'Former colleague',
  }
  const body = write(included, (form) => whileOpen(strapi, actor, rowsOf(strapi, form, given)))
  // Breaks the connection off: a file that ends early must not look complete.
  body.on('error', () => ctx.res.destroy())
  ctx.attachment(datedName('submissions', format))
  ctx.type = type
  ctx.body = body
}
