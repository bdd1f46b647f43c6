import { isPlannedType, singleTitleOf } from '../../../content/shared/types'
import { Alert, Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { editPathOf } from '../../../content/panel/edit-path'
import type { EntryPart, Labels } from '../../../content/shared/compare'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Screen } from '../../../platform/panel/screen/screen'
import { Toggles } from '../../../platform/panel/screen/toggles'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { Comparison } from '../../panel/comparison'
import { PageOfVersion } from './page-of-version'
import { liveEvents } from '../../shared/version-events'
import { RestoreDialog } from './restore-dialog'
import type { Version } from '../../panel/version-sentences'
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

const bases = [
  ['newest', 'With the newest'],
  ['before', 'With the one before'],
] as const

const views = [
  ['words', 'Words'],
  ['pages', 'Pages'],
] as const

type Base = (typeof bases)[number][0]
type View = (typeof views)[number][0]

const nameIn = ({ title }: Record<string, unknown>, model: string) =>
  typeof title === 'string' ? title : singleTitleOf(model)

const titleOf = ({ at, actorName }: Version) => `${formatDateTime(at)} · ${actorName}`

/** All versions of an entry: what changed in each, and the way back to it. */
export function HistoryPage() {
  const { model = '', documentId = '' } = useParams()
  const isReview = useSearchParams()[0].has('review')
  const entry = `${model}/${documentId}`
  const back = editPathOf({ uid: model, documentId })
  const restore = useRestore(entry, back)
  const may = useMayHistory(model)
  const labels = useLabels(model)
  const [base, setBase] = useState<Base>('newest')
  const [view, setView] = useState<View>('words')
  const [asked, setAsked] = useState<EntryPart | 'all'>()
  const versions = useVersions(entry, base, isReview)
  const { hasFailed, list, chosen, left, right, isAllNew } = versions
  if (hasFailed) return <Page.Error />
  if (list === undefined || (chosen && !right)) return <Page.Loading />

  const canRestore = may('restore') && left !== undefined && !isAllNew
  return (
    <Screen
      back={{ to: back, name: 'Back to the entry' }}
      title={`History of ${right ? nameIn(right.entry, model) : 'this entry'}`}
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
            onChoose={versions.choose}
          />
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Flex justifyContent="space-between" gap={2} wrap="wrap">
              <Flex gap={4} wrap="wrap">
                <Toggles label="Compare" choices={bases} chosen={base} onChoose={setBase} />
                <Toggles label="Show" choices={views} chosen={view} onChoose={setView} />
              </Flex>
              {canRestore && left.id !== list[0]?.id && (
                <Button onClick={() => setAsked('all')}>
                  {`Restore the version of ${formatDateTime(left.at)}`}
                </Button>
              )}
            </Flex>
            <Compared
              versions={versions}
              view={view}
              model={model}
              documentId={documentId}
              labels={labels}
              onRestore={canRestore ? setAsked : undefined}
            />
          </Flex>
        </Columns>
      )}
      <RestoreDialog
        isOpen={asked !== undefined}
        title={asked === 'all' ? 'Restore this version?' : 'Restore this part?'}
        hasDrafts={isPlannedType(model)}
        lost={left?.lost ?? []}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (left && asked) void restore(left, asked).catch(() => undefined)
        }}
      />
    </Screen>
  )
}

/** Restores a version or a part of it, and leads back to the entry. */
function useRestore(entry: string, back: string) {
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  return async ({ id }: Version, part: EntryPart | 'all') => {
    const body = part === 'all' ? {} : part
    await notifyOnError(post(`/history/versions/${entry}/${id}/restore`, body))
    toggleNotification({ type: 'success', message: 'Restored. You find it in the entry.' })
    // Loads the panel anew, since the form of the entry would show what it has read before.
    window.location.assign(`/admin${back}`)
  }
}

/** The versions, the chosen one and the two that are compared: each undefined if there is none, or until it is read. */
function useVersions(entry: string, base: Base, isReview: boolean) {
  const [chosenId, choose] = useState<number>()
  const { data } = useLoaded<{ versions: Version[] }>(`/history/versions/${entry}`)
  const list = data === undefined || data === 'failed' ? [] : data.versions
  // A review begins with a comparison with what is live. If nothing is live, all of the draft is new.
  const live = isReview ? list.find(({ event }) => liveEvents.includes(event)) : undefined
  const isAllNew = isReview && !live && chosenId === undefined
  const chosen = list.find(({ id }) => id === chosenId) ?? live ?? list[1] ?? list[0]
  const index = list.findIndex(({ id }) => id === chosen?.id)
  // The chosen version is compared with the newest one, or, to show what it changed, with the one before it.
  const [leftRow, rightRow] = base === 'newest' ? [chosen, list[0]] : [list[index + 1], chosen]
  const left = useVersion(entry, leftRow?.id)
  const right = useVersion(entry, rightRow?.id)
  const hasFailed = data === 'failed' || left.hasFailed || right.hasFailed
  return {
    hasFailed,
    list: data && list,
    chosen,
    choose,
    left: left.version,
    right: right.version,
    isAllNew,
  }
}

type ComparedProps = {
  versions: Pick<ReturnType<typeof useVersions>, 'left' | 'right' | 'isAllNew'>
  view: View
  model: string
  documentId: string
  labels: Labels
  onRestore: ((part: EntryPart) => void) | undefined
}

/** What changed between two versions, in words or as pages. */
function Compared({ versions, view, model, documentId, labels, onRestore }: ComparedProps) {
  const { left, right, isAllNew } = versions
  return (
    <>
      {left && left.lost.length > 0 && (
        <Alert variant="default" title="Not all of this version fits any more." closeLabel="Close">
          {left.lost.join(' ')}
        </Alert>
      )}
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
        {left && right && view === 'pages' ? (
          <Pages>
            {[left, right].map((version, index) => (
              <PageOfVersion
                // A new frame for each version: a frame keeps the values of the version that it showed before.
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
            onRestore={onRestore}
          />
        ) : (
          <Typography>There is no version before this one.</Typography>
        )}
      </Box>
    </>
  )
}
