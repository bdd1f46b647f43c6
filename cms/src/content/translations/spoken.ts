import type { LanguageCode } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { table } from '../../platform/strapi/tables'
import { LANGUAGE } from '../shared/types'

/** The languages that editors prepare or visitors read already, by what each calls itself. */
export async function spokenLanguages(
  strapi: Core.Strapi,
): Promise<{ code: LanguageCode; name: string }[]> {
  const rows = await table<{ code: LanguageCode; title: string }>(strapi, LANGUAGE).findMany({
    where: { publishedAt: null },
    select: ['code', 'title'],
    orderBy: { title: 'asc' },
  })
  return rows.map(({ code, title }) => ({ code, name: title }))
}
