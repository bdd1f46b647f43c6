import { Button } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { NAME_LENGTH, type ReleaseList } from '../shared/release'
import { OneRelease } from './one-release'

/** Entries that are published together: what is in each release, and when. */
export function ReleasesPage() {
  const { data, reload } = useLoaded<ReleaseList>('/releases')
  const { post } = useFetchClient()
  const [name, setName] = useState<string>()
  const [error, setError] = useState<string>()
  const create = () =>
    post('/releases', { name }).then(
      () => {
        setName(undefined)
        reload()
      },
      (refused: unknown) => setError(messageIn(refused)),
    )
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <Screen
      title="Releases"
      subtitle="What is in a release is published together: all of it, or nothing."
      primaryAction={
        <Button startIcon={<Plus />} onClick={() => setName('')}>
          New release
        </Button>
      }
    >
      {data.releases.length === 0 ? (
        <NoRows>
          None yet. Open an entry and choose Put into a release in its menu, or begin with a name.
        </NoRows>
      ) : (
        <RowList aria-label="Releases">
          {data.releases.map((release) => (
            <OneRelease key={release.id} release={release} onChanged={reload} />
          ))}
        </RowList>
      )}
      {name !== undefined && (
        <FormDialog
          title="New release"
          action="Create it"
          isReady={name.trim() !== ''}
          onSubmit={() => void create()}
          onClose={() => setName(undefined)}
        >
          <TextField
            label="Name"
            hint="Such as the campaign that it belongs to."
            value={name}
            maxLength={NAME_LENGTH}
            error={error}
            onChange={setName}
          />
        </FormDialog>
      )}
    </Screen>
  )
}
