import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useNavigate } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'

type Made = { documentId: string; lost: string[] }

/** Makes the draft of an entry in a language, and opens it. */
export function useTranslate() {
  const { post } = useFetchClient()
  const navigate = useNavigate()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const { isBusy, attempt } = useAttempt()
  const translate = (uid: string, documentId: string, language: string) =>
    attempt(async () => {
      const at = `/languages/${uid}/${documentId}/translations`
      const made = await notifyOnError(post<Made>(at, { language }))
      for (const message of made.lost) toggleNotification({ type: 'warning', message })
      void navigate(editPathOf({ uid, documentId: made.documentId }))
    })
  return { isBusy, translate }
}
