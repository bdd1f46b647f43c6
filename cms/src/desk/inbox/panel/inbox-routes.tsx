import { Route, Routes } from 'react-router-dom'
import { InboxPage } from './inbox-page'
import { OneSubmissionPage } from './one-submission-page'

export const InboxRoutes = () => (
  <Routes>
    <Route index element={<InboxPage />} />
    <Route path=":reference" element={<OneSubmissionPage />} />
  </Routes>
)
