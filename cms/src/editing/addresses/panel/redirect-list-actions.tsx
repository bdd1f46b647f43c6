import { Button } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { ImportButton } from './import-button'
import { REDIRECT } from '../../../content/shared/types'

const may = (name: string) => [
  { action: `plugin::content-manager.explorer.${name}`, subject: REDIRECT },
]
const PERMISSIONS = { read: may('read'), create: may('create') }

/** Beside the list of redirects: buttons that export all of them as a file, and import some. */
export function RedirectListActions() {
  const { slug } = useParams()
  return slug === REDIRECT ? <Actions /> : null
}

function Actions() {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { allowedActions } = useRBAC(PERMISSIONS)
  const download = async () => {
    const file = await notifyOnError(get<Blob>('/redirects/export', { responseType: 'blob' }))
    saveFile(file, 'redirects.csv')
  }
  return (
    <>
      {allowedActions.canRead && (
        <Button
          variant="tertiary"
          size="S"
          startIcon={<Download />}
          onClick={() => void download().catch(() => undefined)}
        >
          Export
        </Button>
      )}
      {allowedActions.canCreate && <ImportButton />}
    </>
  )
}
