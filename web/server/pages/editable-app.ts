import { job, page } from '@beam/contract'
import { renderApp } from '../../src/app/entry-server'
import { type DraftEntry, strapiSource } from '../content/strapi-source'
import { markSources } from './source-marks'
import { writeSources } from './write-sources'

type Request = Parameters<typeof renderApp>[0]

/**
 * The markup of a draft, whose elements name the fields that they show. No component knows of it: the
 * texts are marked before the page is rendered, and the marks become attributes in the markup. Where a
 * mark would change how the page looks, the draft is shown without any.
 */
export function renderEditable(request: Request, entry: DraftEntry): string {
  const plain = renderApp(request)
  const { data } = request
  const { marked, sources } = data.page
    ? markEntry('page', page, data.page)
    : data.job
      ? markEntry('job', job, data.job)
      : { marked: {}, sources: [] }
  const editable = writeSources(
    renderApp({ ...request, data: { ...data, ...marked } }),
    (index) => {
      const source = sources[index]
      return source ? strapiSource(entry, source) : ''
    },
  )
  return editable.plain === plain ? editable.html : plain
}

function markEntry<Entry extends object>(
  name: 'page' | 'job',
  schema: Parameters<typeof markSources>[0],
  entry: Entry,
) {
  const { marked, sources } = markSources(schema, entry)
  return { marked: { [name]: marked }, sources }
}
