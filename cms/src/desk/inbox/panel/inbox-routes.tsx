import { Route, Routes } from 'react-router-dom'
import { InboxPage } from './inbox-page'
import { OneSubmissionPage } from './one-submission-page'
import { UndoProvider } from './undo'

export const InboxRoutes = () => (
  <UndoProvider>
    <Routes>
      <Route index element={<InboxPage />} />
      <Route path=":reference" element={<OneSubmissionPage />} />
    </Routes>
  </UndoProvider>
)
