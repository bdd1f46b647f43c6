import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { firstState } from '../shared/review-states'
import { BulkBar } from './bulk-bar'
import { ExportButton } from './export-button'
import { Filters } from './filters'
import { KeyboardHelp } from './keyboard-help'
import { PageButtons } from './page-buttons'
import { SubmissionList } from './submission-list'
import type { Row } from './types'
import { useChanges } from './use-changes'
import { useColleagues } from './use-colleagues'
import { useInboxCalls } from './use-inbox-calls'
import { useInboxPage } from './use-inbox-page'
import { useListKeys } from './use-list-keys'
import { filterOf } from '../shared/view-query'
import { useViews } from './use-views'
import { ViewTabs } from './view-tabs'

/** The submissions of all forms, newest first. */
export function InboxPage() {
  const calls = useInboxCalls()
  const { page, counts, arrivals, query, reload } = useInboxPage(calls)
  const colleagues = useColleagues(calls)
  const own = useViews(calls)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const navigate = useNavigate()

  const rows = useMemo(() => (page && page !== 'failed' ? page.rows : []), [page])
  const filter = filterOf(query)
  const open = ({ reference }: Row) => navigate(`/inbox/${reference}?${filter}`)

  const { changedCount, change, undo } = useChanges({
    calls,
    reload,
    onChanged: () => setSelected(new Set()),
  })

  const focus = useListKeys({
    rows,
    open,
    select: (row) => setSelected((before) => toggled(before, row.reference)),
    markAnswered: (row) => change([row], { state: 'answered' }),
    assignToMe: (row) => change([row], { assigneeId: colleagues.me }),
    help: () => setIsHelpOpen(true),
  })

  return (
    <Page.Main>
      <Page.Title>Inbox</Page.Title>
      <Layouts.Header
        title="Inbox"
        subtitle="What visitors sent through the site’s forms"
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <ExportButton source={{ filter }} what="what the list shows" />
            <Button variant="tertiary" onClick={() => setIsHelpOpen(true)}>
              Keyboard shortcuts
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ViewTabs query={query} counts={counts} own={own} />
          <Filters query={query} colleagues={colleagues.all} />
          {arrivals > 0 && (
            <Box background="primary100" padding={3} hasRadius role="status">
              <Button variant="ghost" onClick={reload}>
                {arrivals === 1 ? 'Show one new submission' : `Show ${arrivals} new submissions`}
              </Button>
            </Box>
          )}
          {changedCount > 0 && (
            <Box background="neutral150" padding={2} hasRadius role="status">
              <Flex gap={3} paddingLeft={2}>
                <Typography>
                  {changedCount === 1
                    ? 'One submission changed.'
                    : `${changedCount} submissions changed.`}
                </Typography>
                <Button variant="ghost" onClick={undo}>
                  Undo
                </Button>
              </Flex>
            </Box>
          )}
          {selected.size > 0 && (
            <BulkBar
              count={selected.size}
              colleagues={colleagues.all}
              onChange={(to) =>
                change(
                  rows.filter(({ reference }) => selected.has(reference)),
                  to,
                )
              }
              onClear={() => setSelected(new Set())}
            >
              <ExportButton
                source={{ filter, references: [...selected] }}
                what={selected.size === 1 ? 'one submission' : `${selected.size} submissions`}
              />
            </BulkBar>
          )}
          <SubmissionList
            page={page}
            query={filter}
            focused={focus}
            selected={selected}
            nameOf={colleagues.nameOf}
            onSelect={(references) => setSelected(references)}
            onNotSpam={(row) => change([row], { state: firstState(row.form) })}
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
