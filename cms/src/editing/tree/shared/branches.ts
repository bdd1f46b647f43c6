import { HOME_SLUG, pathOfSlug } from '@app/contract'

/** A page as the tree shows it. A slug is null before there is one. */
export type TreePage = {
  documentId: string
  title: string
  slug: string | null
  /** Where visitors find it; null if it is not published. */
  liveSlug: string | null
  isModified: boolean
}

/** What the screen shows, and what the caller may do there. */
export type Tree = { pages: TreePage[]; siteUrl: string; mayMove: boolean; mayAdd: boolean }

/** What stands at an address: a page, or a level that has none of its own. The root is the home page. */
export type Branch = {
  /** The slug; empty for the root. */
  slug: string
  page: TreePage | null
  below: Branch[]
}

export const addressOf = ({ slug }: Branch) => `/${slug}`

/** "careers" of "careers/apply"; empty at the top. */
export const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/')
export const lastPartOf = (slug: string) => slug.split('/').at(-1) ?? ''
export const joined = (parent: string, part: string) => (parent === '' ? part : `${parent}/${part}`)

export const isInBranch = (slug: string, of: string) => slug === of || slug.startsWith(`${of}/`)

/** The slug of a page once its branch has moved. */
export const movedSlug = (slug: string, from: string, to: string) => to + slug.slice(from.length)

const byAddress = (one: Branch, other: Branch) => (one.slug < other.slug ? -1 : 1)

/** All pages that have an address, below the home page. */
export function treeOf(pages: readonly TreePage[]): Branch {
  const root: Branch = { slug: '', page: null, below: [] }
  const known = new Map([['', root]])
  const branchAt = (slug: string): Branch => {
    const found = known.get(slug)
    if (found) return found
    const branch: Branch = { slug, page: null, below: [] }
    known.set(slug, branch)
    branchAt(parentOf(slug)).below.push(branch)
    return branch
  }
  for (const page of pages) {
    const { slug } = page
    if (slug) branchAt(slug === HOME_SLUG ? '' : slug).page = page
  }
  for (const { below } of known.values()) below.sort(byAddress)
  return root
}

export const pagesIn = ({ page, below }: Branch): number =>
  below.reduce((count, branch) => count + pagesIn(branch), page ? 1 : 0)

/** The branch with only what has this text in its title or address, and the ways there. */
export function searched(branch: Branch, text: string): Branch | undefined {
  const below = branch.below.flatMap((one) => searched(one, text) ?? [])
  return below.length > 0 || isFound(branch, text) ? { ...branch, below } : undefined
}

export function isFound(branch: Branch, text: string) {
  const wanted = text.toLowerCase()
  const { page } = branch
  const live = page?.liveSlug ? pathOfSlug(page.liveSlug) : ''
  return [page?.title ?? '', addressOf(branch), live].some((one) =>
    one.toLowerCase().includes(wanted),
  )
}

/** The branch and all branches below it, each followed by those below it. */
export const allIn = (branch: Branch): Branch[] => [branch, ...branch.below.flatMap(allIn)]
