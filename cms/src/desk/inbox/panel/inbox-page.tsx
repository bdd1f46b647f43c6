import { Box, Button, Flex } from '@strapi/design-system'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Screen } from '../../../platform/panel/screen/screen'
import type { Change } from '../shared/calls'
import { firstState } from '../shared/review-states'
import { filterOf } from '../shared/view-query'
import { BULK_BAR, BulkBar, MANY } from './bulk-bar'
import { DeleteSpamButton } from './delete-spam-button'
import { ExportButton } from './export-button'
import { Filters } from './filters'
import { KeyboardHelp } from './keyboard-help'
import { listKeys } from './keys'
import { cursorsOf, PageButtons } from './page-buttons'
import { SelectionLine } from './selection-line'
import { SubmissionList } from './submission-list'
import type { Row } from './types'
import { Foot, UndoBar } from './undo-bar'
import { type Seen, useChanges } from './use-changes'
import { useColleagues } from './use-colleagues'
import { useCursor } from './use-cursor'
import { useInboxCalls } from './use-inbox-calls'
import { useInboxPage } from './use-inbox-page'
import { useKeys } from './use-keys'
import { useSelection } from './use-selection'
import { useViews } from './use-views'
import { ViewTabs } from './view-tabs'
import { isListedAfter, type KnownTotals, totalOf } from './views'

const NO_ROWS: Row[] = []

type Props = {
  /** Also of before a submission was opened. */
  totals: KnownTotals
  keepTotals: (counted: KnownTotals) => void
}

/** The submissions of all forms, newest first. */
export function InboxPage({ totals, keepTotals }: Props) {
  const calls = useInboxCalls()
  const { page, counts, arrivals, query, shownQuery, reload, foresee } = useInboxPage(
    calls,
    keepTotals,
  )
  const colleagues = useColleagues(calls)
  const own = useViews(calls)
  const selection = useSelection(calls, shownQuery)
  const { changeListed, undo, last, forget } = useChanges({ calls, colleagues, reload })
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const navigate = useNavigate()

  const shown = page === 'failed' ? undefined : page
  const rows = shown?.rows ?? NO_ROWS
  const cursor = useCursor(rows)
  const filter = filterOf(query)
  const isCurrent = shownQuery === query

  const change = (seen: readonly Seen[], to: Change) => {
    const references = new Set(seen.map(({ reference }) => reference))
    foresee(references, to, isListedAfter(query, to, colleagues.me))
    selection.clear()
    void changeListed(seen, to)
  }

  /** Past the end of a page, the keyboard goes on at the near end of the next. */
  const landing = useRef<1 | -1>()
  const step = (by: 1 | -1) => {
    if (!shown || cursor.moveBy(by)) return
    const cursors = cursorsOf(shown)
    const next = by === 1 ? cursors.older : cursors.newer
    if (next === undefined) return
    landing.current = by
    navigate(`/inbox?${filter}&${next}`)
  }
  useEffect(() => {
    if (landing.current === undefined || !isCurrent) return
    cursor.moveTo(rows.at(landing.current === 1 ? 0 : -1)?.reference)
    landing.current = undefined
  }, [cursor, isCurrent, rows])

  const { at } = cursor
  const chosen = [...selection.selected.values()]
  /** What is selected, or the row at the cursor; of many, the bar asks first. */
  const changeByKey = (to: Change) => {
    if (chosen.length > MANY) document.getElementById(BULK_BAR)?.querySelector('button')?.focus()
    else if (chosen.length > 0) change(chosen, to)
    else if (at) change([at], to)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    u: () => void undo(),
    '/': () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus(),
    '?': () => setIsHelpOpen(true),
    Escape: () => cursor.moveTo((at ?? rows[0])?.reference),
    ...(at &&
      isCurrent && {
        o: () => navigate(`/inbox/${at.reference}?${query}`),
        x: () => selection.toggle(at),
        e: () => changeByKey({ state: 'answered' }),
        s: () => changeByKey({ state: 'spam' }),
        a: () => changeByKey({ assigneeId: colleagues.me }),
      }),
  })

  return (
    <Screen
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
    >
      <ViewTabs query={query} totals={totals} own={own} />
      <Filters query={query} colleagues={colleagues.all} />
      {arrivals > 0 && (
        <Box background="primary100" padding={3} hasRadius role="status">
          <Button variant="ghost" onClick={reload}>
            {arrivals === 1 ? 'Show one new submission' : `Show ${arrivals} new submissions`}
          </Button>
        </Box>
      )}
      {shown && rows.length > 0 && (
        <SelectionLine page={shown} total={totalOf(counts, query)} selection={selection} />
      )}
      <SubmissionList
        page={page}
        query={query}
        isCurrent={isCurrent}
        cursor={cursor}
        selection={selection}
        nameOf={colleagues.nameOf}
        onNotSpam={(row) => change([row], { state: firstState(row.form) })}
        onRetry={reload}
      />
      {shown && <PageButtons page={shown} query={filter} />}
      <Foot>
        {selection.selected.size > 0 ? (
          <BulkBar
            count={selection.selected.size}
            isCurrent={isCurrent}
            colleagues={colleagues}
            onChange={(to) => change(chosen, to)}
            onClear={selection.clear}
          >
            {query.split('&').includes('states=spam') && (
              <DeleteSpamButton
                calls={calls}
                selected={chosen}
                onDone={(deleted) => {
                  forget(deleted)
                  selection.clear()
                  reload()
                }}
              />
            )}
            <ExportButton
              source={{ filter, references: [...selection.selected.keys()] }}
              what={
                selection.selected.size === 1
                  ? 'one submission'
                  : `${selection.selected.size} submissions`
              }
            />
          </BulkBar>
        ) : (
          last && <UndoBar last={last} search={`?${query}`} onUndo={() => void undo()} />
        )}
      </Foot>
      <KeyboardHelp keys={listKeys} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Screen>
  )
}
