import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { saveFile } from '../../../../platform/panel/calls/save-file'

/** Saves an attachment; a failure is shown in a notification. */
export function useDownload(reference: string) {
  const { get } = useFetchClient()
  const { toggleNotification } = useNotification()

  return async (id: number, name: string) => {
    try {
      const path = `/inbox/submissions/${encodeURIComponent(reference)}/attachments/${id}`
      const { data } = await get<Blob>(path, { responseType: 'blob' })
      saveFile(data, name)
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'The attachment did not arrive. Please try again.',
      })
    }
  }
}
