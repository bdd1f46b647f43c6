import { Menu } from '@strapi/design-system'
import { Duplicate } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { nameOf, type Section } from '../../history/section-name'
import { copyOf } from './sections'

type Values = Record<string, Section[] | undefined>
type Entry = { model: string; activeTab?: string }

const ZONE = 'Content'
const NAME = 'DuplicatePanel'

/** In a page's side panel: inserts a copy of a section right below it, which Strapi can't do. */
export function DuplicatePanel({ model, activeTab }: Entry) {
  const value = useForm(NAME, ({ values }) => (values as Values)[ZONE])
  const addFieldRow = useForm(NAME, (form) => form.addFieldRow)
  const sections = value ?? []
  if (model !== 'api::page.page' || activeTab === 'published' || sections.length === 0) return null
  return {
    title: 'Sections',
    content: (
      <Menu.Root>
        <Menu.Trigger variant="tertiary" width="100%" startIcon={<Duplicate />}>
          Duplicate a section
        </Menu.Trigger>
        <Menu.Content>
          {sections.map((section, index) => (
            <Menu.Item
              key={`${index} ${nameOf(section)}`}
              onSelect={() => addFieldRow(ZONE, copyOf(section), index + 1)}
            >
              {`${index + 1}. ${nameOf(section)}`}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    ),
  }
}
