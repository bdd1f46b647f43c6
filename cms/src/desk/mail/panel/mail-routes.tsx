import { Route, Routes } from 'react-router-dom'
import { MailPage } from './mail-page'
import { OneMailPage } from './one-mail-page'
import { SavedRepliesPage } from './saved-replies-page'
import { MailSettingsPage } from './settings-page'
import { TemplatePage } from './template-page'
import { TemplatesPage } from './templates-page'

export const MailRoutes = () => (
  <Routes>
    <Route index element={<MailPage />} />
    <Route path="templates" element={<TemplatesPage />} />
    <Route path="templates/:form/:kind" element={<TemplatePage />} />
    <Route path="saved-replies" element={<SavedRepliesPage />} />
    <Route path="settings" element={<MailSettingsPage />} />
    <Route path=":id" element={<OneMailPage />} />
  </Routes>
)
