import { pathOfJob, pathOfSlug, slugInJobs, slugOfPath } from '@app/contract'

export const PAGE = 'api::page.page' as const
export const JOB = 'api::job.job' as const
export const REDIRECT = 'api::redirect.redirect' as const
export const FOOTER = 'api::footer.footer' as const
export const LANGUAGE = 'api::site-language.site-language' as const
export const SETTINGS = 'api::site-setting.site-setting' as const

/** What an editor can plan for the server to do later, with the panel's texts for it: "Goes live on …". */
export const planActions = {
  publish: { verb: 'Publish', future: 'Goes live', done: 'published' },
  unpublish: { verb: 'Unpublish', future: 'Leaves the site', done: 'unpublished' },
} as const

export type PlanAction = keyof typeof planActions

type Facts = {
  uid: string
  /** The folder in `src/api`; of a type with a slug, also what staff call an entry. */
  api: string
  isSingle: boolean
  /** What staff call the only entry of a single type. */
  title?: string
  /** Where the site shows an entry of a type with a slug. */
  pathOf?: (slug: string) => string
  /** Whether versions are kept and drafts can be previewed: not of a redirect, which is two short fields. */
  hasVersions: boolean
  /** What can be planned for a type with drafts. The footer cannot be unpublished: the site needs it. */
  plans?: readonly PlanAction[]
}

/** The content types that editors write and the public reads, by their path in the API. */
export const contentTypes = {
  pages: {
    uid: PAGE,
    api: 'page',
    isSingle: false,
    pathOf: pathOfSlug,
    hasVersions: true,
    plans: ['publish', 'unpublish'],
  },
  jobs: {
    uid: JOB,
    api: 'job',
    isSingle: false,
    pathOf: pathOfJob,
    hasVersions: true,
    plans: ['publish', 'unpublish'],
  },
  redirects: { uid: REDIRECT, api: 'redirect', isSingle: false, hasVersions: false },
  footer: {
    uid: FOOTER,
    api: 'footer',
    isSingle: true,
    title: 'Footer',
    hasVersions: true,
    plans: ['publish'],
  },
  languages: {
    uid: LANGUAGE,
    api: 'site-language',
    isSingle: false,
    hasVersions: true,
    plans: ['publish', 'unpublish'],
  },
  'site-setting': {
    uid: SETTINGS,
    api: 'site-setting',
    isSingle: true,
    title: 'Site settings',
    hasVersions: true,
  },
} as const satisfies Record<string, Facts>

export type ContentType = (typeof contentTypes)[keyof typeof contentTypes]
export type ContentUid = ContentType['uid']
export type TypeWithSlug = Extract<ContentType, { pathOf: unknown }>['uid']
/** What staff call an entry of a type with a slug. */
export type EntryKind = Extract<ContentType, { pathOf: unknown }>['api']
export type VersionedType = Extract<ContentType, { hasVersions: true }>['uid']
export type PlannedType = Extract<ContentType, { plans: unknown }>['uid']

const all: readonly (Facts & { uid: ContentUid })[] = Object.values(contentTypes)

const factsOf = (uid: string) => all.find((type) => type.uid === uid)

type PathOf = {
  [Path in keyof typeof contentTypes as (typeof contentTypes)[Path]['uid']]: Path
}

const paths = Object.fromEntries(
  Object.entries(contentTypes).map(([path, { uid }]) => [uid, path]),
) as PathOf

/** A type's path in the API, which is also what links to drafts call it. */
export const collectionOf = <Uid extends ContentUid>(uid: Uid): PathOf[Uid] => paths[uid]

/** An entry whose publishing can be planned, whether or not it is. */
export type PlannedEntry = { uid: PlannedType; documentId: string }

export const contentUids: ReadonlySet<string> = new Set(all.map(({ uid }) => uid))

export const singleTitleOf = (uid: string) => factsOf(uid)?.title

export const isSingleType = (uid: string) => factsOf(uid)?.isSingle === true

export const hasSlug = (uid: string): uid is TypeWithSlug => factsOf(uid)?.pathOf !== undefined

export const typesWithSlug = all.map(({ uid }) => uid).filter(hasSlug)

/** Where the site shows an entry; what has no slug is on every page, so also on the home page. */
export const pathOf = (uid: string, slug: string) => factsOf(uid)?.pathOf?.(slug) ?? '/'

/** The slug of the entries of a type that the site shows at this path; undefined if it shows none there. */
export function slugAt(uid: TypeWithSlug, path: string): string | undefined {
  const slug = slugOfPath(path)
  return uid === JOB ? (slugInJobs(slug) ?? undefined) : slug
}

export const kindOf = (uid: TypeWithSlug) => factsOf(uid)?.api as EntryKind

export const isVersioned = (uid: string): uid is VersionedType => factsOf(uid)?.hasVersions === true

export const versionedTypes = all.map(({ uid }) => uid).filter(isVersioned)

export const isPlannedType = (uid: string): uid is PlannedType => factsOf(uid)?.plans !== undefined

/** Whether visitors read what is saved at once, since the type has no drafts, such as the site settings. */
export const isLiveAtOnce = (uid: string) => contentUids.has(uid) && !isPlannedType(uid)

export const plannedTypes = all.map(({ uid }) => uid).filter(isPlannedType)

/** What can be planned for a type. */
export const plansFor = (uid: PlannedType): readonly PlanAction[] => factsOf(uid)?.plans ?? []
