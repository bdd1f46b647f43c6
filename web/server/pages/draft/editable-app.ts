import { footer, job, page, siteSetting } from '@app/contract'
import type { DraftCollection, DraftEntry } from '@app/runtime'
import { renderApp } from '../../../src/app/entry-server'
import type { PageData } from '../../../src/content/page-data'
import { strapiSource } from '../../content/strapi-source'
import { markSources } from './source-marks'
import { writeSources } from './write-sources'

type RenderRequest = Parameters<typeof renderApp>[0]
type Schema = Parameters<typeof markSources>[0]

/**
 * For each collection of drafts: its key in the page's data, and its schema. The texts of a language are none of a
 * page's data: they stand in place of others.
 */
const previewed = {
  pages: { key: 'page', schema: page },
  jobs: { key: 'job', schema: job },
  footer: { key: 'footer', schema: footer },
  'site-setting': { key: 'site', schema: siteSetting },
} satisfies Partial<Record<DraftCollection, { key: keyof PageData; schema: Schema }>>

/**
 * The markup of a draft, whose elements name the fields that they show. Components need no code for this: the
 * texts are marked before the page is rendered, and the marks become attributes in the markup. Where a
 * mark would change how the page looks, the draft is shown without any.
 */
export function renderEditable(request: RenderRequest, entry: DraftEntry): string {
  const plain = renderApp(request)
  const { data } = request
  if (entry.collection === 'languages') return plain
  const { key, schema } = previewed[entry.collection]
  const content = data[key]
  if (!content) return plain
  const { marked, sources } = markSources(schema, content)
  const markup = renderApp({ ...request, data: { ...data, [key]: marked } })
  const editable = writeSources(markup, (index) => {
    const source = sources[index]
    return source ? strapiSource(entry, source) : ''
  })
  return editable.plain === plain ? editable.html : plain
}
