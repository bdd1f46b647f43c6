import { isRow } from './fields'

/** The field that holds the sections of a page, as the specification names it. */
export const SECTIONS = 'Content'

/** What an editor may type as an anchor. The site numbers the clauses of legal texts by itself. */
const ANCHOR = /^[a-z][a-z0-9-]*$/
const CLAUSE = /(^|-)clause-\d+$/

/** The anchor of the section that a link leads to; undefined if it names none that an editor typed. */
export function sectionIn(url: string): string | undefined {
  const at = url.indexOf('#')
  const anchor = at === -1 ? '' : url.slice(at + 1)
  return ANCHOR.test(anchor) && !CLAUSE.test(anchor) ? anchor : undefined
}

/** The anchors of a page's sections. */
export const sectionsOf = (page: Readonly<Record<string, unknown>>): ReadonlySet<string> => {
  const sections = page[SECTIONS]
  return new Set(
    (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
      const anchor = isRow(section) ? section['anchor'] : undefined
      return typeof anchor === 'string' ? [anchor] : []
    }),
  )
}
