import { NOT_FOUND_SLUG, pathOfSlug, slugOfPath, t, translated } from '@app/contract'
import { Blocks } from '../blocks/block-map'
import { usePage } from '../content/use-content'
import { useHead } from './use-head'

export function PageScreen({ slug }: { slug: string }) {
  const { page, source } = usePage(slug)
  useHead(page, page && pathOfSlug(page.slug), source)
  if (!page) return <NotFoundScreen />
  const { Content: blocks, title, seo, related } = page
  const isEmpty = blocks.length === 0
  return (
    <Blocks blocks={blocks} title={title} {...(isEmpty && { lead: seo?.description, related })} />
  )
}

export function NotFoundScreen() {
  const { page, source } = usePage(slugOfPath(translated(pathOfSlug(NOT_FOUND_SLUG))))
  useHead(page, null, source)
  return <Blocks blocks={page?.Content ?? []} title={page?.title ?? t('Page Not Found')} />
}
