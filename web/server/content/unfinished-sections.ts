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
 * A copy of a draft that shows where its unfinished sections are: the panel saves these, too. What is
 * unfinished only while it is typed is left as it is, so that the page stays as it was shown last.
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
