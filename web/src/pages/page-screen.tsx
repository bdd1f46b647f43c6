import { NOT_FOUND_SLUG, pathOfSlug } from '@beam/contract'
import { Blocks } from '../blocks/block-map'
import { usePage } from '../content/queries'
import { useHead } from './use-head'

export function PageScreen({ slug }: { slug: string }) {
  const { page, source } = usePage(slug)
  useHead(page, page && pathOfSlug(page.slug), source)
  return page ? <Blocks blocks={page.Content} title={page.title} /> : <NotFoundScreen />
}

export function NotFoundScreen() {
  const { page, source } = usePage(NOT_FOUND_SLUG)
  useHead(page, null, source)
  return <Blocks blocks={page?.Content ?? []} title={page?.title ?? 'Page Not Found'} />
}
