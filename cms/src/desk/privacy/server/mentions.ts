import { addressKey, forms, type FormName, formNames, sentFields } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { spellingsOf } from '../../../platform/address-spellings'
import { NOTES } from '../../inbox/server/tables'
import { table } from '../../../platform/strapi/tables'

type Note = { id: number; text: string }

/** What a person writes around an address is no part of it: “Is hers ana@x.org?”, *ana@x.org*. */
const ADDRESS = /[\p{L}\p{N}._%+&'’~#-]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu
const ERASED = '[erased address]'

const names = (text: unknown, address: string): boolean =>
  String(text ?? '')
    .match(ADDRESS)
    ?.some((one) => addressKey(one) === address) ?? false

/** Staff notes on any submission that contain this address, and not only one that ends like it. */
export async function notesMentioning(db: Database, address: string): Promise<Note[]> {
  const connection = await connectionOf(db)
  const patterns = spellingsOf(address).map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  const found: Note[] = await connection(NOTES)
    .select('id', 'text')
    .where((query) => {
      for (const pattern of patterns)
        void query.orWhereRaw(`lower(text) like ? escape '\\'`, [pattern])
    })
  return found.filter(({ text }) => names(text, address))
}

/** The note without the erased addresses, or null if it contains none. */
function withoutAddresses(text: string, isErased: (address: string) => boolean) {
  const changed = text.replace(ADDRESS, (address) => (isErased(address) ? ERASED : address))
  return changed === text ? null : changed
}

export async function eraseMentions(
  db: Database,
  notes: readonly Note[],
  isErased: (address: string) => boolean,
) {
  const connection = await connectionOf(db)
  for (const { id, text } of notes) {
    const changed = withoutAddresses(text, isErased)
    if (changed !== null) await connection(NOTES).where({ id }).update({ text: changed })
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
