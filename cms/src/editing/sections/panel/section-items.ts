import { sectionName, type Section } from '../../../content/shared/section-name'
import { copiedSection, copySection } from './copied-section'
import { copyOf } from './sections'

export type SectionItem = { label: string; isOff?: boolean; onSelect: () => void }

/** What can be done with the sections of the form. */
export type SectionActs = {
  sections: readonly Section[]
  /** Whether a page has as many sections as it may have. */
  isFull: boolean
  choose: (index: number) => void
  insert: (section: Section, index: number) => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

/** Whether there was something to paste. */
export function pasteSection({ isFull, insert }: SectionActs, index: number): boolean {
  const copied = copiedSection()
  if (copied && !isFull) insert(copied, index)
  return copied !== undefined
}

export function cutSection({ sections, remove }: SectionActs, index: number) {
  const section = sections[index]
  if (!section) return
  copySection(section)
  remove(index)
}

/** The menu of a section. */
export function itemsFor(acts: SectionActs, index: number): SectionItem[] {
  const { sections, isFull, choose, insert, move } = acts
  const section = sections[index]
  if (!section) return []
  const copied = copiedSection()
  const paste = copied && {
    label: `Paste “${sectionName(copied)}” below`,
    isOff: isFull,
    onSelect: () => void pasteSection(acts, index + 1),
  }
  return [
    { label: 'Add a section above', isOff: isFull, onSelect: () => choose(index) },
    { label: 'Add a section below', isOff: isFull, onSelect: () => choose(index + 1) },
    { label: 'Duplicate', isOff: isFull, onSelect: () => insert(copyOf(section), index + 1) },
    { label: 'Copy', onSelect: () => copySection(section) },
    { label: 'Cut', onSelect: () => cutSection(acts, index) },
    ...(paste ? [paste] : []),
    { label: 'Move up', isOff: index === 0, onSelect: () => move(index, index - 1) },
    {
      label: 'Move down',
      isOff: index === sections.length - 1,
      onSelect: () => move(index, index + 1),
    },
  ]
}
