import { languageCodes, menuIcons } from '@app/contract'
import { z } from '@app/runtime'
import { parseBody } from '../../../../platform/http/body'
import { invalid } from '../../../../platform/http/query'
import { type ItemKind, itemKinds, LEVELS, MAX_ITEMS, type MenuItem } from '../../../shared/menu'

const NO_MENU = 'The request is not a valid menu.'

const idOrNull = z.nullable(z.string(NO_MENU).check(z.regex(/^[a-z\d]{1,40}$/, NO_MENU)))
const words = z.string(NO_MENU).check(z.trim())

const inLanguages = z.partialRecord(
  z.enum(languageCodes, NO_MENU),
  z.object(
    {
      title: z.optional(words),
      reason: z.optional(words),
      leadsToOwn: z.optional(z.boolean(NO_MENU)),
    },
    NO_MENU,
  ),
  NO_MENU,
)

const item = z.pipe(
  z.object(
    {
      documentId: idOrNull,
      level: z.int(NO_MENU),
      title: words,
      kind: z.enum(Object.keys(itemKinds) as ItemKind[], NO_MENU),
      page: idOrNull,
      address: words,
      icon: z.prefault(z.nullable(z.enum(menuIcons, NO_MENU)), null),
      reason: z.prefault(words, ''),
      words: z.optional(inLanguages),
    },
    NO_MENU,
  ),
  z.transform((given): MenuItem =>
    given.kind === 'page' ? { ...given, address: '' } : { ...given, page: null },
  ),
)

const menu = z.object({
  version: z.string(NO_MENU),
  items: z
    .array(item, NO_MENU)
    .check(z.maxLength(MAX_ITEMS, `The menu has up to ${MAX_ITEMS} items.`)),
})

/** Reads a menu whose levels and ids fit together; `saveMenu` checks each item's own values. */
export function parseMenu(body: unknown): { version: string; items: MenuItem[] } {
  const given = parseBody(menu, body)
  let levelBefore = 0
  for (const { level, title } of given.items) {
    if (level > LEVELS) throw invalid(`The menu has three levels. “${title}” is below the third.`)
    if (level < 1 || level > levelBefore + 1) throw invalid(NO_MENU)
    levelBefore = level
  }
  const ids = given.items.flatMap(({ documentId }) => documentId ?? [])
  if (new Set(ids).size < ids.length) throw invalid(NO_MENU)
  return given
}
