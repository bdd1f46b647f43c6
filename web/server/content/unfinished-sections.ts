import { isWholeSection } from '../../src/cms/from-strapi'

const standIn = {
  __component: 'blocks.text',
  title: 'A section that is not finished',
  body: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'It is shown here once its required fields are filled in.' },
      ],
    },
  ],
}

const sectionsOf = (entry: unknown): unknown[] | undefined => {
  const sections = (entry as { Content?: unknown } | null)?.Content
  return Array.isArray(sections) ? sections : undefined
}

/**
 * A copy of a draft in which a stand-in replaces each section that was saved unfinished, as the panel allows.
 * A section that was saved whole and is unfinished only while somebody types is left as it is: the draft
 * can't be rendered then, and the preview keeps what it showed last.
 */
export function withStandIns(typed: unknown, saved: unknown): unknown {
  const sections = sectionsOf(typed)
  if (!sections) return typed
  const before = sectionsOf(saved) ?? []
  return {
    ...(typed as object),
    Content: sections.map((section, index) =>
      isWholeSection(section) || isWholeSection(before[index]) ? section : standIn,
    ),
  }
}
