import { Flex, Searchbar, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { ListedFile } from '../server/routes'
import { Screen } from '../../../platform/panel/screen/screen'
import { Toggles } from '../../../platform/panel/screen/toggles'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { adviceOn } from './advice'
import { FileList } from './file-list'
import { isUsed } from './is-used'

const FILTERS = {
  'All files': () => true,
  'Used nowhere': (file) => !isUsed(file),
  'Could be better': (file) => adviceOn(file).length > 0,
} satisfies Record<string, (file: ListedFile) => boolean>

type Filter = keyof typeof FILTERS

const filters = Object.keys(FILTERS) as Filter[]

const countOf = ({ length }: ListedFile[]) =>
  length === 0 ? 'No files' : length === 1 ? '1 file' : `${length} files`

/** All files of the media library: what shows each of them, and what could be better about it. */
export function PicturesPage() {
  const { data } = useLoaded<{ files: ListedFile[] }>('/media/files')
  const [filter, setFilter] = useState<Filter>('All files')
  const [text, setText] = useState('')
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const { files } = data
  const wanted = text.trim().toLowerCase()
  const isFound = ({ name, alternativeText }: ListedFile) =>
    `${name} ${alternativeText ?? ''}`.toLowerCase().includes(wanted)
  const shown = files.filter(FILTERS[filter]).filter(isFound)
  return (
    <Screen
      title="Pictures in use"
      subtitle="The files of the media library: what shows each of them, in a draft or on the site"
    >
      <Flex gap={4} wrap="wrap" justifyContent="space-between">
        <Toggles
          label="Show"
          choices={filters.map(
            (name) => [name, `${name} (${files.filter(FILTERS[name]).length})`] as const,
          )}
          chosen={filter}
          onChoose={setFilter}
        />
        <Searchbar
          name="q"
          size="S"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => setText('')}
          clearLabel="Clear the search"
          placeholder="Name or description"
        >
          Search files
        </Searchbar>
      </Flex>
      <Typography role="status" textColor="neutral600">
        {countOf(shown)}
      </Typography>
      {/* A new key with each filter and search: the list shows its first files again. */}
      <FileList key={`${filter} ${wanted}`} files={shown} />
    </Screen>
  )
}
