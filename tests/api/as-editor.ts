import type { Cms } from '../harness/cms'
import { sendRequest } from '../harness/http'

type Data = Record<string, unknown>

export const paragraph = (text: string) => [
  { type: 'paragraph', children: [{ type: 'text', text }] },
]

/** A page with one section that contains this text. */
export const pageWithText = (slug: string, title: string, text: string) => ({
  slug,
  title,
  Content: [{ __component: 'blocks.text', title, body: paragraph(text) }],
})

/** An editor's actions in the admin panel, as the calls that the panel makes. */
export function asEditor(cms: Cms) {
  const call = async (method: string, path: string, body?: Data): Promise<Data> => {
    const chunks = body ? [JSON.stringify(body)] : []
    const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
    const { status, json, text } = await sendRequest(cms.url + path, { method, headers, chunks })
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    return (json ?? {}) as Data
  }

  const created = new Set<string>()

  const collection = (uid: string) => {
    const path = `/content-manager/collection-types/${uid}`
    const act = (action: string) => (documentId: string) =>
      call('POST', `${path}/${documentId}/actions/${action}`, {})
    return {
      async create(data: Data) {
        const entry = (await call('POST', path, data))['data'] as Data
        const documentId = String(entry['documentId'])
        created.add(`${path}/${documentId}`)
        return documentId
      },
      save: (documentId: string, data: Data) => call('PUT', `${path}/${documentId}`, data),
      publish: act('publish'),
      unpublish: act('unpublish'),
      discard: act('discard'),
      async remove(documentId: string) {
        created.delete(`${path}/${documentId}`)
        await call('DELETE', `${path}/${documentId}`)
      },
    }
  }

  return {
    call,
    /**
     * For the end of a file of browser tests: an entry that is removed while a page still has it open is
     * asked for in vain.
     */
    async removeCreated() {
      for (const path of created) await call('DELETE', path)
      created.clear()
    },
    /** The panel sends a file's details as multipart form data. */
    async describeFile(id: number, details: { alternativeText?: string; focalPoint?: object }) {
      const body = new FormData()
      body.set('fileInfo', JSON.stringify(details))
      const response = await fetch(`${cms.url}/upload?id=${id}`, {
        method: 'POST',
        headers: await cms.adminLogin(),
        body,
      })
      if (!response.ok) throw new Error(`The file ${id} could not be described: ${response.status}`)
    },
    pages: collection('api::page.page'),
    jobs: collection('api::job.job'),
    redirects: collection('api::redirect.redirect'),
    footer: {
      save: (data: Data) => call('PUT', '/content-manager/single-types/api::footer.footer', data),
      discard: () =>
        call('POST', '/content-manager/single-types/api::footer.footer/actions/discard', {}),
    },
    settings: {
      save: (data: Data) =>
        call('PUT', '/content-manager/single-types/api::site-setting.site-setting', data),
    },
  }
}
