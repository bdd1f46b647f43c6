import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Blocks } from '../blocks/block-map'
import { usePage } from '../cms/queries'
import { NOT_FOUND_SLUG } from '../cms/slugs'
import { Waiting } from './waiting'

/** The router's name for the screen that the server sent. */
const FIRST_SCREEN = 'default'

type ScreenProps = { slug: string; onTitle: (title: string) => void }

/** Any page that is a list of blocks: nearly all of them. */
export function PageScreen({ slug, onTitle }: ScreenProps) {
  const { page, state } = usePage(slug)
  const title = page?.seo?.title ?? page?.title
  useEffect(() => {
    if (title) onTitle(title)
  }, [title, onTitle])

  if (page) return <Blocks blocks={page.Content} title={page.title} />
  if (state === 'loading') return <Waiting />
  return <NotFoundScreen onTitle={onTitle} />
}

export function NotFoundScreen({ onTitle }: Pick<ScreenProps, 'onTitle'>) {
  const { page } = usePage(NOT_FOUND_SLUG)
  const { key } = useLocation()
  const title = page?.title ?? 'Page Not Found'
  useEffect(() => onTitle(title), [title, onTitle])
  // On a later navigation the server is asked: it knows aliases, redirects and new pages.
  useEffect(() => {
    if (key !== FIRST_SCREEN) location.reload()
  }, [key])
  return <Blocks blocks={page?.Content ?? []} title={title} />
}
