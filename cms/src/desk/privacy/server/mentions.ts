import { addressKey, forms, type FormName, formNames, sentFields } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { spellingsOf } from '../../../platform/address-spellings'
import { VIEWS } from '../../inbox/server/saved-views'
import { NOTES } from '../../inbox/server/tables'
import { htmlOfText } from '../../../platform/outbox/html'
import type { MailKind } from '../../../platform/outbox/shared/kinds'
import { MAILS } from '../../../platform/outbox/table'
import { table } from '../../../platform/strapi/tables'

/** What a person writes around an address is no part of it: “Is hers 'ana@x.org'?”, *ana@x.org*. */
const ADDRESS = /[\p{L}\p{N}_][\p{L}\p{N}._%+&'’~#-]*@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu
const ERASED = '[erased address]'

const addressesIn = (text: string): string[] => text.match(ADDRESS) ?? []

const names = (text: unknown, address: string): boolean =>
  addressesIn(String(text ?? '')).some((one) => addressKey(one) === address)

type Place = { table: string; columns: string[]; writtenAt?: string; of?: Record<string, string> }

/** Where staff write of anybody in their own words. A saved view says nothing without the address: it goes. */
const places = {
  notes: { table: NOTES, columns: ['text'], writtenAt: 'written_at' },
  replies: {
    table: MAILS,
    columns: ['subject', 'text'],
    writtenAt: 'queued_at',
    of: { kind: 'reply' satisfies MailKind },
  },
  views: { table: VIEWS, columns: ['name', 'query'] },
} satisfies Record<string, Place>

export type Mention = {
  place: keyof typeof places
  id: number
  texts: Record<string, string>
  writtenAt: Date | null
}

/** As a person reads it: a view's filter is the query of an address in the browser. */
const textOf = ({ texts: { query, ...texts } }: Mention): string =>
  [...Object.values(texts), ...new URLSearchParams(query).values()].join(' ')

async function textsLike(db: Database, place: Mention['place'], patterns: readonly string[]) {
  const { table: name, columns, writtenAt, of = {} }: Place = places[place]
  const connection = await connectionOf(db)
  const rows: Record<string, unknown>[] = await connection(name)
    .select('id', ...columns, ...(writtenAt ? [writtenAt] : []))
    .where(of)
    .where((query) => {
      for (const column of columns)
        for (const pattern of patterns)
          void query.orWhereRaw(`lower(??) like ? escape '\\'`, [column, pattern])
    })
  return rows.map((row): Mention => {
    const at = row[writtenAt ?? '']
    return {
      place,
      id: Number(row['id']),
      texts: Object.fromEntries(columns.map((column) => [column, String(row[column] ?? '')])),
      writtenAt: at === undefined ? null : new Date(at as Date | number),
    }
  })
}

const everywhere = async (db: Database, patterns: readonly string[]): Promise<Mention[]> => {
  const found = []
  for (const place of Object.keys(places) as Mention['place'][])
    found.push(...(await textsLike(db, place, patterns)))
  return found
}

/** What staff wrote that contains this address, and not only one that ends like it. */
export async function mentionsOf(db: Database, address: string): Promise<Mention[]> {
  const patterns = spellingsOf(address)
    .flatMap((one) => [one, encodeURIComponent(one).toLowerCase()])
    .map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  const found = await everywhere(db, [...new Set(patterns)])
  return found.filter((mention) => names(textOf(mention), address))
}

/** What staff wrote that contains any address. */
export const allMentions = (db: Database) => everywhere(db, ['%@%', '%\\%40%'])

export async function eraseMentions(
  db: Database,
  mentions: readonly Mention[],
  isErased: (address: string, mention: Mention) => boolean,
) {
  const connection = await connectionOf(db)
  for (const mention of mentions) {
    const { place, id, texts } = mention
    const erased = new Set(addressesIn(textOf(mention)).filter((one) => isErased(one, mention)))
    if (erased.size === 0) continue
    const row = () => connection(places[place].table).where({ id })
    const cleaned = (text = '') => text.replace(ADDRESS, (one) => (erased.has(one) ? ERASED : one))
    const [text, subject] = [cleaned(texts['text']), cleaned(texts['subject'])]
    if (place === 'views') await row().delete()
    else if (place === 'notes') await row().update({ text })
    else await row().update({ subject, text, html: htmlOfText(subject, text) })
  }
}

/** A submission of somebody else whose free text contains the address. */
export type NamedIn = { form: FormName; reference: string; fields: string[] }

const MAX_NAMED_IN = 50

/** Reads the texts themselves, since the search index does not have them: slow, and seldom asked. */
export async function submissionsNaming(
  strapi: Core.Strapi,
  address: string,
  own: readonly string[],
): Promise<NamedIn[]> {
  const found: NamedIn[] = []
  const spellings = spellingsOf(address)
  for (const form of formNames) {
    const fields = sentFields(forms[form])
      .filter(({ kind }) => kind === 'text' || kind === 'textarea')
      .map(({ name }) => name)
    if (fields.length === 0 || found.length >= MAX_NAMED_IN) continue
    const rows = await table<Record<string, unknown> & { reference: string }>(
      strapi,
      `api::intake.${form}`,
    ).findMany({
      where: {
        $or: fields.flatMap((field) =>
          spellings.map((spelling) => ({ [field]: { $containsi: spelling } })),
        ),
      },
      select: ['reference', ...fields],
      orderBy: { id: 'desc' },
      limit: MAX_NAMED_IN,
    })
    for (const { reference, ...texts } of rows) {
      const naming = fields.filter((field) => names(texts[field], address))
      if (naming.length > 0 && !own.includes(reference))
        found.push({ form, reference, fields: naming })
    }
  }
  return found.slice(0, MAX_NAMED_IN)
}
