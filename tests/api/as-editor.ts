import type { Cms } from './harness/cms'
import { ask } from './harness/http'

type Given = Record<string, unknown>

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

/** A page of one section that says these words. */
export const pageSaying = (slug: string, title: string, words: string) => ({
  slug,
  title,
  Content: [{ __component: 'blocks.text', title, body: paragraph(words) }],
})

/** What a person does in the admin panel, by the calls that the panel makes. */
export async function asEditor(cms: Cms) {
  const login = await cms.adminLogin()
  const headers = { ...login, 'Content-Type': 'application/json' }

  const call = async (method: string, path: string, body?: Given): Promise<Given> => {
    const chunks = body ? [JSON.stringify(body)] : []
    const { status, json, text } = await ask(cms.url + path, { method, headers, chunks })
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    return (json ?? {}) as Given
  }

  const collection = (uid: string) => {
    const path = `/content-manager/collection-types/${uid}`
    const act = (action: string) => (documentId: string) =>
      call('POST', `${path}/${documentId}/actions/${action}`, {})
    return {
      create: async (data: Given) =>
        String(((await call('POST', path, data))['data'] as Given)['documentId']),
      save: (documentId: string, data: Given) => call('PUT', `${path}/${documentId}`, data),
      publish: act('publish'),
      unpublish: act('unpublish'),
      discard: act('discard'),
      remove: (documentId: string) => call('DELETE', `${path}/${documentId}`),
    }
  }

  return {
    call,
    /** The panel sends a file's details as a form. */
    async describeFile(id: number, alternativeText: string) {
      const body = new FormData()
      body.set('fileInfo', JSON.stringify({ alternativeText }))
      const answer = await fetch(`${cms.url}/upload?id=${id}`, {
        method: 'POST',
        headers: login,
        body,
      })
      if (!answer.ok) throw new Error(`The file ${id} could not be described: ${answer.status}`)
    },
    pages: collection('api::page.page'),
    redirects: collection('api::redirect.redirect'),
    footer: {
      save: (data: Given) => call('PUT', '/content-manager/single-types/api::footer.footer', data),
      discard: () =>
        call('POST', '/content-manager/single-types/api::footer.footer/actions/discard', {}),
    },
  }
}
