import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { saveFile } from '../../../../platform/panel/calls/save-file'
import { datedName } from '../../../../platform/shared/dated-name'
import { withMoments } from '../periods'

export const exportFormats = { csv: 'CSV', xlsx: 'Excel' } as const
export type ExportFormat = keyof typeof exportFormats

/** What the list shows, or the selected submissions. */
export type ExportSource = { filter: string; references?: readonly string[] }

const messages: Record<number, string> = {
  400: 'A workbook holds up to 1,000,000 submissions of a form. Export CSV, or fewer.',
  403: 'You may not reveal the masked answers of all these submissions.',
  404: 'There is no submission to export.',
}

const messageFor = (error: unknown): string => {
  const { status } = error as { status?: number }
  const fallback = 'The export did not arrive completely. Please try again.'
  return (status !== undefined && messages[status]) || fallback
}

const queryOf = ({ filter, references }: ExportSource, isRevealed: boolean) => {
  const query = new URLSearchParams(
    references ? { references: references.join(',') } : withMoments(filter),
  )
  if (isRevealed) query.set('reveal', 'true')
  return query.toString()
}

/** Downloads submissions as a file; a failure is shown in a notification. */
export function useExport() {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [isRunning, setIsRunning] = useState(false)
  const permissions = useAuth('export', (state) => state.permissions)
  const may = (action: string) => permissions.some((one) => one.action === action)

  const start = async (format: ExportFormat, source: ExportSource, isRevealed: boolean) => {
    setIsRunning(true)
    try {
      const path = `/inbox/export/${format}?${queryOf(source, isRevealed)}`
      const { data } = await get<Blob>(path, { responseType: 'blob' })
      saveFile(data, datedName('submissions', format))
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageFor(error) })
    } finally {
      setIsRunning(false)
    }
  }
  return {
    isRunning,
    mayExport: may('api::inbox.export'),
    mayReveal: may('api::inbox.reveal'),
    start: (format: ExportFormat, source: ExportSource, isRevealed: boolean) =>
      void start(format, source, isRevealed),
  }
}
