import { Route, Routes } from 'react-router-dom'
import { InboxPage } from './inbox-page'
import { RecordPage } from './record-page'

export const InboxRoutes = () => (
  <Routes>
    <Route index element={<InboxPage />} />
    <Route path=":reference" element={<RecordPage />} />
  </Routes>
)
