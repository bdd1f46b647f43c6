import { Box, Button, Flex } from '@strapi/design-system'
import { useState } from 'react'
import { Screen } from '../../../../platform/panel/screen/screen'
import { firstState } from '../../shared/review-states'
import { filterOf } from '../../shared/view-query'
import { BulkBar } from './bulk-bar'
import { countOf, DeleteSpamButton } from './delete-spam-button'
import { ExportButton } from './export-button'
import { Filters } from './filters'
import { KeyboardHelp } from '../keyboard-help'
import { PageButtons } from './page-buttons'
import { SelectionLine } from './selection-line'
import { SubmissionList } from './submission-list'
import { Foot, UndoBar } from '../undo-bar'
import { useColleagues } from '../use-colleagues'
import { useCursor } from '../use-cursor'
import { useInboxCalls } from '../use-inbox-calls'
import { useInboxPage } from './use-inbox-page'
import { listKeys, useListKeys } from './use-list-keys'
import { useListedChanges } from './use-listed-changes'
import { useSelection } from './use-selection'
import { useViews } from './use-views'
import { ViewTabs } from './view-tabs'
import { type KnownTotals, totalOf } from '../views'

type Props = {
  /** Kept while a submission is open, so that the tabs have them at once on the way back. */
  totals: KnownTotals
  keepTotals: (counted: KnownTotals) => void
}

/** The submissions of all forms, newest first. */
export function InboxPage({ totals, keepTotals }: Props) {
  const calls = useInboxCalls()
  const list = useInboxPage(calls, keepTotals)
  const colleagues = useColleagues(calls)
  const own = useViews(calls)
  const selection = useSelection(calls, list.shownQuery)
  const changes = useListedChanges({ calls, colleagues, list, selection })
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const cursor = useCursor(list.rows)
  const onHelp = () => setIsHelpOpen(true)
  useListKeys({ list, cursor, selection, changes, me: colleagues.me, onHelp })

  const { page, query, isCurrent, reload } = list
  const shown = page === 'failed' ? undefined : page
  const filter = filterOf(query)
  const chosen = [...selection.selected.values()]
  return (
    <Screen
      title="Inbox"
      subtitle="What visitors sent through the site’s forms"
      primaryAction={
        <Flex gap={2} wrap="wrap">
          <ExportButton source={{ filter }} what="what the list shows" />
          <Button variant="tertiary" onClick={onHelp}>
            Keyboard shortcuts
          </Button>
        </Flex>
      }
    >
      <ViewTabs query={query} totals={totals} own={own} />
      <Filters query={query} colleagues={colleagues.all} />
      {list.arrivals > 0 && <ArrivalsNotice count={list.arrivals} onShow={reload} />}
      {shown && shown.rows.length > 0 && (
        <SelectionLine page={shown} total={totalOf(list.counts, query)} selection={selection} />
      )}
      <SubmissionList
        page={page}
        query={query}
        isCurrent={isCurrent}
        cursor={cursor}
        selection={selection}
        nameOf={colleagues.nameOf}
        onNotSpam={(row) => void changes.change([row], { state: firstState(row.form) })}
        onRetry={reload}
      />
      {shown && <PageButtons page={shown} query={filter} />}
      <Foot>
        {chosen.length > 0 ? (
          <BulkBar
            count={chosen.length}
            isCurrent={isCurrent}
            colleagues={colleagues}
            onChange={(to) => void changes.change(chosen, to)}
            onClear={selection.clear}
          >
            {query.split('&').includes('states=spam') && (
              <DeleteSpamButton calls={calls} selected={chosen} onDone={changes.forget} />
            )}
            <ExportButton
              source={{ filter, references: [...selection.selected.keys()] }}
              what={countOf(chosen.length)}
            />
          </BulkBar>
        ) : (
          changes.last && (
            <UndoBar last={changes.last} search={`?${query}`} onUndo={() => void changes.undo()} />
          )
        )}
      </Foot>
      <KeyboardHelp keys={listKeys} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Screen>
  )
}

type ArrivalsProps = { count: number; onShow: () => void }

const ArrivalsNotice = ({ count, onShow }: ArrivalsProps) => (
  <Box background="primary100" padding={3} hasRadius role="status">
    <Button variant="ghost" onClick={onShow}>
      {count === 1 ? 'Show one new submission' : `Show ${count} new submissions`}
    </Button>
  </Box>
)
