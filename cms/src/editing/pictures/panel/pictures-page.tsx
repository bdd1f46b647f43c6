import { Button, Flex, Searchbar, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { ListedFile } from '../server/routes'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
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
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [files, setFiles] = useState<ListedFile[] | 'failed'>()
  const [filter, setFilter] = useState<Filter>('All files')
  const [text, setText] = useState('')
  useEffect(() => {
    notifyOnError(get<{ files: ListedFile[] }>('/media/files')).then(
      (answer) => setFiles(answer.files),
      () => setFiles('failed'),
    )
  }, [get, notifyOnError])
  if (files === undefined) return <Page.Loading />
  if (files === 'failed') return <Page.Error />

  const wanted = text.trim().toLowerCase()
  const isFound = ({ name, alternativeText }: ListedFile) =>
    `${name} ${alternativeText ?? ''}`.toLowerCase().includes(wanted)
  const shown = files.filter(FILTERS[filter]).filter(isFound)
  return (
    <Page.Main>
      <Page.Title>Pictures in use</Page.Title>
      <Layouts.Header
        title="Pictures in use"
        subtitle="The files of the media library: what shows each of them, in a draft or on the site"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex gap={4} wrap="wrap" justifyContent="space-between">
            <Flex gap={2} wrap="wrap" role="group" aria-label="Show">
              {filters.map((name) => (
                <Button
                  key={name}
                  size="S"
                  variant={name === filter ? 'default' : 'tertiary'}
                  aria-pressed={name === filter}
                  onClick={() => setFilter(name)}
                >
                  {`${name} (${files.filter(FILTERS[name]).length})`}
                </Button>
              ))}
            </Flex>
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
          {/* A new list starts at its beginning. */}
          <FileList key={`${filter} ${wanted}`} files={shown} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
