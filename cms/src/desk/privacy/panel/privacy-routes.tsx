import { Navigate, Route, Routes } from 'react-router-dom'
import { ConsentsPage } from './consents-page'
import { PersonPage } from './person-page'
import { RetentionPage } from './retention-page'
import { useMayPrivacy } from './use-may-privacy'

/** The first page that the user may see. */
function FirstPage() {
  const may = useMayPrivacy()
  return may('person') ? <PersonPage /> : <Navigate to="retention" replace />
}

export const PrivacyRoutes = () => (
  <Routes>
    <Route index element={<FirstPage />} />
    <Route path="consents" element={<ConsentsPage />} />
    <Route path="retention" element={<RetentionPage />} />
  </Routes>
)
