import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BulkBar } from './bulk-bar'
import { Filters } from './filters'
import { KeyboardHelp } from './keyboard-help'
import { PageButtons } from './page-buttons'
import { SubmissionList } from './submission-list'
import type { Change, Row } from './types'
import { useColleagues } from './use-colleagues'
import { useInboxCalls } from './use-inbox-calls'
import { useInboxPage } from './use-inbox-page'
import { useListKeys } from './use-list-keys'
import { filterOf } from './views'
import { ViewTabs } from './view-tabs'

/** Everything that visitors sent, over all forms, newest first. */
export function InboxPage() {
  const calls = useInboxCalls()
  const { page, counts, arrivals, query, reload } = useInboxPage(calls)
  const colleagues = useColleagues(calls)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()

  const rows = useMemo(() => (page && page !== 'failed' ? page.rows : []), [page])
  const filter = filterOf(query)
  const open = ({ reference }: Row) => navigate(`/inbox/${reference}?${filter}`)

  const change = async (changed: Row[], changes: Change) => {
    const outcome = await calls.change(changed, changes)
    setSelected(new Set())
    reload()
    const { changed: done, stale } = outcome
    toggleNotification({
      type: stale.length > 0 ? 'warning' : 'success',
      message: [
        done.length > 0 && `${done.length} changed.`,
        stale.length > 0 &&
          `${stale.length} left alone: a colleague changed ${stale.length === 1 ? 'it' : 'them'} in the meantime.`,
      ]
        .filter(Boolean)
        .join(' '),
      ...(done.length > 0 && {
        link: undefined,
        timeout: 10_000,
      }),
    })
    setUndo(done.length > 0 ? done : undefined)
  }
  const [undo, setUndo] = useState<Awaited<ReturnType<typeof calls.change>>['changed']>()
  const undoLast = async () => {
    for (const { before, after } of undo ?? [])
      await calls.change([{ ...after }], { state: before.state, assigneeId: before.assigneeId })
    setUndo(undefined)
    reload()
  }

  const focus = useListKeys({
    rows,
    open,
    select: (row) => setSelected((before) => toggled(before, row.reference)),
    answer: (row) => void change([row], { state: 'answered' }),
    assignToMe: (row) => void change([row], { assigneeId: colleagues.me }),
    help: () => setIsHelpOpen(true),
  })

  return (
    <Page.Main>
      <Page.Title>Inbox</Page.Title>
      <Layouts.Header
        title="Inbox"
        subtitle="What visitors sent through the site’s forms"
        primaryAction={
          <Button variant="tertiary" onClick={() => setIsHelpOpen(true)}>
            Keyboard shortcuts
          </Button>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ViewTabs query={query} counts={counts} />
          <Filters query={query} colleagues={colleagues.all} />
          {arrivals > 0 && (
            <Box background="primary100" padding={3} hasRadius role="status">
              <Button variant="ghost" onClick={reload}>
                {arrivals === 1 ? 'One new submission' : `${arrivals} new submissions`}: show
              </Button>
            </Box>
          )}
          {undo && (
            <Box background="neutral150" padding={2} hasRadius role="status">
              <Flex gap={3} paddingLeft={2}>
                <Typography>
                  {undo.length === 1 ? 'One submission changed.' : `${undo.length} changed.`}
                </Typography>
                <Button variant="ghost" onClick={() => void undoLast()}>
                  Undo
                </Button>
              </Flex>
            </Box>
          )}
          {selected.size > 0 && (
            <BulkBar
              count={selected.size}
              colleagues={colleagues.all}
              onChange={(changes) =>
                void change(
                  rows.filter(({ reference }) => selected.has(reference)),
                  changes,
                )
              }
              onClear={() => setSelected(new Set())}
            />
          )}
          <SubmissionList
            page={page}
            query={filter}
            focused={focus}
            selected={selected}
            nameOf={colleagues.nameOf}
            onSelect={(references) => setSelected(references)}
            onRetry={reload}
          />
          {page && page !== 'failed' && <PageButtons page={page} query={filter} />}
        </Flex>
      </Layouts.Content>
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Page.Main>
  )
}

const toggled = (before: ReadonlySet<string>, reference: string): ReadonlySet<string> => {
  const after = new Set(before)
  if (!after.delete(reference)) after.add(reference)
  return after
}
