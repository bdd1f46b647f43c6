import { isPlannedType, isSingleType, singleTitleOf } from '../../../content/shared/types'
import { Alert, Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { EntryPart } from '../../../content/shared/compare'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Screen } from '../../../platform/panel/screen/screen'
import { Toggles } from '../../../platform/panel/screen/toggles'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { Comparison } from '../../panel/comparison'
import { PageOfVersion } from './page-of-version'
import { liveEvents } from '../../shared/version-events'
import { RestoreDialog } from './restore-dialog'
import type { Version } from '../../panel/sentences'
import { useLabels } from '../../panel/use-labels'
import { useMayHistory } from './use-may-history'
import { useVersion } from './use-version'
import { VersionList } from '../../panel/version-list'

const Columns = styled(Box)`
  display: grid;
  gap: 24px;
  align-items: start;
  @media (min-width: 1080px) {
    grid-template-columns: 32rem minmax(0, 1fr);
  }
`

const Pages = styled(Box)`
  display: grid;
  gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const nameIn = ({ title }: Record<string, unknown>, model: string) =>
  typeof title === 'string' ? title : singleTitleOf(model)

const titleOf = ({ at, actorName }: Version) => `${formatDateTime(at)} · ${actorName}`

/** All versions of an entry: what changed in each, and the way back to it. */
export function HistoryPage() {
  const { model = '', documentId = '' } = useParams()
  const isReview = useSearchParams()[0].has('review')
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const may = useMayHistory(model)
  const labels = useLabels(model)
  const [chosenId, setChosenId] = useState<number>()
  const [base, setBase] = useState<'newest' | 'before'>('newest')
  const [view, setView] = useState<'words' | 'pages'>('words')
  const [asked, setAsked] = useState<EntryPart | 'all'>()
  const entry = `${model}/${documentId}`

  const { data } = useLoaded<{ versions: Version[] }>(`/history/versions/${entry}`)
  const list = data === undefined || data === 'failed' ? [] : data.versions
  // A review begins with what is live; without that, all of the draft is new.
  const live = isReview ? list.find(({ event }) => liveEvents.includes(event)) : undefined
  const isAllNew = isReview && !live && chosenId === undefined
  const chosen = list.find(({ id }) => id === chosenId) ?? live ?? list[1] ?? list[0]
  const place = list.findIndex(({ id }) => id === chosen?.id)
  // A version is compared with the newest, or with the one before it: what was changed then.
  const [leftRow, rightRow] = base === 'newest' ? [chosen, list[0]] : [list[place + 1], chosen]
  const left = useVersion(entry, leftRow?.id)
  const right = useVersion(entry, rightRow?.id)

  if (data === 'failed') return <Page.Error />
  if (data === undefined || (chosen && !right)) return <Page.Loading />

  const kind = isSingleType(model) ? 'single-types' : 'collection-types'
  const back = `/content-manager/${kind}/${model}${kind === 'single-types' ? '' : `/${documentId}`}`
  const title = `History of ${right ? nameIn(right.entry, model) : 'this entry'}`

  const restore = async (part: EntryPart | 'all') => {
    setAsked(undefined)
    if (!left) return
    const body = part === 'all' ? {} : part
    await notifyOnError(post(`/history/versions/${entry}/${left.id}/restore`, body))
    toggleNotification({ type: 'success', message: 'Restored. You find it in the entry.' })
    // The form of the entry must not show what it read before.
    window.location.assign(`/admin${back}`)
  }

  const canRestore = may('restore') && left !== undefined && !isAllNew
  return (
    <Screen
      back={{ to: back, name: 'Back to the entry' }}
      title={title}
      subtitle="The newest 50 versions, kept for a year"
      primaryAction={
        isReview && (
          <LinkButton tag={Link} to={back}>
            Publish it or send it back
          </LinkButton>
        )
      }
    >
      {list.length === 0 ? (
        <Typography role="status">
          There are no versions yet. Each save and publish makes one.
        </Typography>
      ) : (
        <Columns>
          <VersionList
            versions={list}
            chosen={isAllNew ? undefined : chosen?.id}
            onChoose={setChosenId}
          />
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex justifyContent="space-between" gap={2} wrap="wrap">
              <Flex gap={4} wrap="wrap">
                <Toggles
                  label="Compare"
                  choices={[
                    ['newest', 'With the newest'],
                    ['before', 'With the one before'],
                  ]}
                  chosen={base}
                  onChoose={setBase}
                />
                <Toggles
                  label="Show"
                  choices={[
                    ['words', 'Words'],
                    ['pages', 'Pages'],
                  ]}
                  chosen={view}
                  onChoose={setView}
                />
              </Flex>
              {canRestore && left.id !== list[0]?.id && (
                <Button onClick={() => setAsked('all')}>
                  {`Restore the version of ${formatDateTime(left.at)}`}
                </Button>
              )}
            </Flex>
            {left && left.lost.length > 0 && (
              <Alert
                variant="default"
                title="Not all of this version fits any more."
                closeLabel="Close"
              >
                {left.lost.join(' ')}
              </Alert>
            )}
            <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
              {left && right && view === 'pages' ? (
                <Pages>
                  {[left, right].map((version, index) => (
                    <PageOfVersion
                      // A frame that was told of one version keeps its values.
                      key={`${index} ${version.id}`}
                      model={model}
                      documentId={documentId}
                      title={titleOf(version)}
                      entry={version.entry}
                    />
                  ))}
                </Pages>
              ) : left && right ? (
                <Comparison
                  left={isAllNew ? {} : left.entry}
                  right={right.entry}
                  titles={[isAllNew ? 'Never published' : titleOf(left), titleOf(right)]}
                  model={model}
                  labels={labels}
                  onRestore={canRestore ? setAsked : undefined}
                />
              ) : (
                <Typography>There is no version before this one.</Typography>
              )}
            </Box>
          </Flex>
        </Columns>
      )}
      <RestoreDialog
        isOpen={asked !== undefined}
        title={asked === 'all' ? 'Restore this version?' : 'Restore this part?'}
        hasDrafts={isPlannedType(model)}
        lost={left?.lost ?? []}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void restore(asked).catch(() => undefined)}
      />
    </Screen>
  )
}
