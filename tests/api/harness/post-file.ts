import { randomUUID } from 'node:crypto'
import type { Cms, StaffRole } from '../../harness/cms'

const svg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${randomUUID()}</title><path d="M0 0h9v9z"/></svg>`

/** Uploads and replaces files as a member of staff does, each a small drawing of its own. */
export function fileSender(cms: Cms) {
  async function postFile(role: StaffRole, path: string, info: object, withFile = true) {
    const form = new FormData()
    form.append('fileInfo', JSON.stringify(info))
    if (withFile) form.append('files', new File([svg()], 'live.svg', { type: 'image/svg+xml' }))
    const headers = await cms.adminLogin(role)
    const response = await fetch(cms.url + path, { method: 'POST', headers, body: form })
    return { status: response.status, text: await response.text() }
  }

  async function makeFile(role: StaffRole) {
    const { text } = await postFile(role, '/upload', { name: 'live.svg' })
    return (JSON.parse(text) as { id: number }[])[0]?.id ?? 0
  }
  return { postFile, makeFile }
}
