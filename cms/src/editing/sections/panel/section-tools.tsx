import {
  unstable_useContentManagerContext as useContentManager,
  useForm,
  useQueryParams,
} from '@strapi/strapi/admin'
import { useState } from 'react'
import { sectionName, type Section } from '../../../content/shared/section-name'
import { SECTIONS } from '../../../content/shared/sections'
import { PAGE } from '../../../content/shared/types'
import { useOpenField } from '../../panel/use-open-field'
import { copiedSection, copySection } from './copied-section'
import type { Described } from './kinds'
import { firstField, newSection, type Schema } from './new-section'
import { SectionChooser } from './section-chooser'
import { cutSection, itemsFor, pasteSection, type SectionActs } from './section-items'
import { type Place, SectionMenu } from './section-menu'
import { useZone } from './zone'

const NAME = 'SectionTools'
const NONE: Section[] = []

function useActs(max: number, choose: (index: number) => void): SectionActs {
  const sections =
    useForm(NAME, ({ values }) => (values as Record<string, Section[] | undefined>)[SECTIONS]) ??
    NONE
  const addFieldRow = useForm(NAME, (form) => form.addFieldRow)
  const moveFieldRow = useForm(NAME, (form) => form.moveFieldRow)
  const removeFieldRow = useForm(NAME, (form) => form.removeFieldRow)
  return {
    sections,
    isFull: sections.length >= max,
    choose,
    insert: (section, index) => addFieldRow(SECTIONS, section, index),
    move: (from, to) => moveFieldRow(SECTIONS, from, to),
    remove: (index) => removeFieldRow(SECTIONS, index),
  }
}

/** Beside the form of a page: the dialog that adds a section, and the menu of each. */
export function SectionTools() {
  const { model, components, contentType } = useContentManager()
  const [{ query }] = useQueryParams<{ status?: string }>()
  const isNeeded = model === PAGE && query?.status !== 'published'
  const [addAt, setAddAt] = useState<number>()
  const [menuAt, setMenuAt] = useState<Place>()
  const { max = Infinity } = (contentType?.attributes[SECTIONS] ?? {}) as { max?: number }
  const acts = useActs(max, setAddAt)
  const openField = useOpenField(NAME)
  const schemas = components as Record<string, Schema>
  useZone(isNeeded, {
    onAdd: () => setAddAt(acts.sections.length),
    onMore: (index, button) => setMenuAt({ index, button }),
    onKey(key, index) {
      const section = acts.sections[index]
      if (key === 'v') return pasteSection(acts, index + 1)
      if (!section || (key !== 'c' && key !== 'x')) return false
      if (key === 'c') copySection(section)
      else cutSection(acts, index)
      return true
    },
  })
  if (!isNeeded) return null

  const copied = addAt === undefined ? undefined : copiedSection()
  const kinds = Object.entries(components).flatMap(([uid, schema]): Described[] =>
    uid.startsWith('blocks.') ? [{ uid, info: schema.info as Described['info'] }] : [],
  )
  return (
    <>
      {menuAt && (
        <SectionMenu
          place={menuAt}
          items={itemsFor(acts, menuAt.index)}
          onClose={() => setMenuAt(undefined)}
        />
      )}
      {addAt !== undefined && (
        <SectionChooser
          kinds={kinds}
          copied={copied && sectionName(copied)}
          onPaste={() => {
            setAddAt(undefined)
            pasteSection(acts, addAt)
          }}
          onClose={() => setAddAt(undefined)}
          onChoose={(uid, stays) => {
            setAddAt(stays ? addAt + 1 : undefined)
            acts.insert(newSection(uid, schemas), addAt)
            const field = firstField(uid, schemas)
            if (!stays && field !== undefined) openField(`${SECTIONS}.${addAt}.${field}`)
          }}
        />
      )}
    </>
  )
}
