import { useCallback, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { InboxPage } from './list/inbox-page'
import { OneSubmissionPage } from './submission/one-submission-page'
import { UndoProvider } from './undo'
import type { KnownTotals } from './views'

export function InboxRoutes() {
  const [totals, setTotals] = useState<KnownTotals>(new Map())
  const keepTotals = useCallback(
    (counted: KnownTotals) => setTotals((known) => new Map([...known, ...counted])),
    [],
  )
  return (
    <UndoProvider>
      <Routes>
        <Route index element={<InboxPage totals={totals} keepTotals={keepTotals} />} />
        <Route path=":reference" element={<OneSubmissionPage />} />
      </Routes>
    </UndoProvider>
  )
}
