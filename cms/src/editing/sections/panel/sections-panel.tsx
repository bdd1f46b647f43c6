import { Button, Flex, TextButton, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { SECTIONS } from '../../../content/shared/sections'
import { kindName, sectionName, type Section } from '../../../content/shared/section-name'
import { PAGE } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { copyOf, type Deleted, deletedFrom } from './sections'
import { showSection } from './zone'

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

/** In a page's side panel: its sections as a list to jump by, and a deleted one to bring back. */
export function SectionsPanel({ model, documentId = '', activeTab }: Entry) {
  const sections = useForm(NAME, ({ values }) => (values as Values)[SECTIONS]) ?? NONE
  const addFieldRow = useForm(NAME, (form) => form.addFieldRow)
  const [deleted, forget] = useDeleted(documentId, sections)
  const isEmpty = sections.length === 0 && !deleted
  if (model !== PAGE || activeTab === 'published' || isEmpty) return null
  return {
    title: 'Sections',
    state: deleted ? 'One deleted' : sections.length,
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {deleted && (
          <Button
            variant="secondary"
            width="100%"
            startIcon={<ArrowLeft />}
            style={{ blockSize: 'auto', minBlockSize: 32, flexShrink: 0, whiteSpace: 'normal' }}
            onClick={() => {
              addFieldRow(SECTIONS, copyOf(deleted.section), deleted.index)
              forget()
            }}
          >
            {`Bring back “${sectionName(deleted.section)}”`}
          </Button>
        )}
        <Flex tag="ol" direction="column" alignItems="stretch" gap={2} aria-label="Sections">
          {sections.map((section, index) => (
            <Typography key={`${index} ${sectionName(section)}`} tag="li">
              <TextButton style={{ textAlign: 'start' }} onClick={() => showSection(index)}>
                {sectionName(section)}
              </TextButton>
              {kindName(section) !== sectionName(section) && (
                <Typography variant="pi" textColor="neutral600">
                  {` ${kindName(section)}`}
                </Typography>
              )}
            </Typography>
          ))}
        </Flex>
      </Flex>
    ),
  }
}
