import { loadedLater } from '../ui/loaded-later'

export const PageForm = loadedLater(async () => (await import('../forms/page-form')).PageForm)

export const JobScreen = loadedLater(async () => (await import('../pages/job-screen')).JobScreen)
