import { PAGE } from '../../../content/shared/types'
import { SECTIONS } from '../../../content/shared/sections'
import { Button, Flex, Menu } from '@strapi/design-system'
import { ArrowLeft, ArrowUp, Duplicate } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { sectionName, type Section } from '../../../content/shared/section-name'
import type { Entry } from '../../../platform/panel/document-action'
import { copyOf, type Deleted, deletedFrom } from './sections'

type Values = Record<string, Section[] | undefined>

const NAME = 'SectionsPanel'

/** The section that was deleted last, of the entry that is open. */
function useDeleted(entry: string, sections: readonly Section[]) {
  const known = useRef({ entry, sections })
  const [deleted, setDeleted] = useState<Deleted>()
  useEffect(() => {
    const before = known.current
    known.current = { entry, sections }
    if (before.entry !== entry) return setDeleted(undefined)
    const found = deletedFrom(before.sections, sections)
    if (found) setDeleted(found)
  }, [entry, sections])
  return [deleted, () => setDeleted(undefined)] as const
}

const NONE: Section[] = []

/** In a page's side panel, what Strapi can't do with sections: copy or move one without dragging, and bring a deleted one back. */
export function SectionsPanel({ model, documentId = '', activeTab }: Entry) {
  const sections = useForm(NAME, ({ values }) => (values as Values)[SECTIONS]) ?? NONE
  const addFieldRow = useForm(NAME, (form) => form.addFieldRow)
  const moveFieldRow = useForm(NAME, (form) => form.moveFieldRow)
  const [deleted, forget] = useDeleted(documentId, sections)
  const isEmpty = sections.length === 0 && !deleted
  if (model !== PAGE || activeTab === 'published' || isEmpty) return null
  return {
    title: 'Sections',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {deleted && (
          <Button
            variant="secondary"
            width="100%"
            startIcon={<ArrowLeft />}
            style={{ blockSize: 'auto', whiteSpace: 'normal' }}
            onClick={() => {
              addFieldRow(SECTIONS, copyOf(deleted.section), deleted.index)
              forget()
            }}
          >
            {`Bring back “${sectionName(deleted.section)}”`}
          </Button>
        )}
        {sections.length > 1 && (
          <Menu.Root>
            <Menu.Trigger variant="tertiary" width="100%" startIcon={<ArrowUp />}>
              Move a section up
            </Menu.Trigger>
            <Menu.Content>
              {sections.slice(1).map((section, index) => (
                <Menu.Item
                  key={`${index} ${sectionName(section)}`}
                  onSelect={() => moveFieldRow(SECTIONS, index + 1, index)}
                >
                  {`${index + 2}. ${sectionName(section)}`}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Root>
        )}
        {sections.length > 0 && (
          <Menu.Root>
            <Menu.Trigger variant="tertiary" width="100%" startIcon={<Duplicate />}>
              Duplicate a section
            </Menu.Trigger>
            <Menu.Content>
              {sections.map((section, index) => (
                <Menu.Item
                  key={`${index} ${sectionName(section)}`}
                  onSelect={() => addFieldRow(SECTIONS, copyOf(section), index + 1)}
                >
                  {`${index + 1}. ${sectionName(section)}`}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Root>
        )}
      </Flex>
    ),
  }
}
