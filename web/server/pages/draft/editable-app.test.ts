import {
  block as anyBlock,
  blockNames,
  footer as footerSchema,
  job as jobSchema,
  page as pageSchema,
  pathOfJob,
  pathOfSlug,
} from '@app/contract'
import { footer, jobs, pages } from '@app/seed'
import { expect, it } from 'vitest'
import { renderApp } from '../../../src/app/entry-server'
import type { StillOf } from '../../../src/phone/still'
import { hardCases } from '../../../src/blocks/testing/hard-cases'
import { builtInSnapshot } from '../../content/snapshot'
import { renderEditable } from './editable-app'
import { layoutDataOf, screenDataOf } from '../render/page-data'
import type { Screen } from '../resolve'
import { markSources } from './source-marks'
import { StillFiles } from '../still-files'

const stills = new StillFiles()

const requestFor = (screen: Screen) => ({
  path: screen.path,
  data: { ...screenDataOf(builtInSnapshot, screen), ...layoutDataOf(builtInSnapshot) },
  siteUrl: 'https://wallet.example',
  year: 2026,
  stillOf: (...shown: Parameters<StillOf>) => stills.pathOf(...shown),
})

const pageScreen = (page: (typeof pages)[number]): Screen => {
  const path = pathOfSlug(page.slug)
  return { kind: 'page', page, path, canonical: path }
}

const jobScreen = (job: (typeof jobs)[number]): Screen => {
  const path = pathOfJob(job.slug)
  return { kind: 'job', job, path, canonical: path }
}

const editable = (screen: Screen) =>
  renderEditable(requestFor(screen), {
    collection: screen.kind === 'job' ? 'jobs' : 'pages',
    documentId: 'abc',
  })

const pathsIn = (html: string) =>
  [...html.matchAll(/ data-strapi-source="[^"]*path=([^"]*)"/g)].map(([, path]) => path ?? '')

/** What no element shows: texts of the page's head, and alternative texts of pictures. */
const isHidden = (path: string) =>
  /^seo\.|^title$|\.logos\.\d+\.name$|\.items\.\d+\.outlet$|\.shop$/.test(path)

it.each(pages.map((page) => [page.slug, page] as const))(
  'each text, picture and button of the page %s names its field',
  (_slug, page) => {
    const paths = new Set(pathsIn(editable(pageScreen(page))))
    const fields = markSources(pageSchema, page).sources.map(({ path }) => path)
    expect(fields.filter((path) => !paths.has(path) && !isHidden(path))).toEqual([])
  },
)

/** The icon of a job with a picture is only in lists. */
const isHiddenInJob = (path: string) => /^seo\.|^icon$/.test(path)

it.each(jobs.map((job) => [job.slug, job] as const))(
  'each text and picture of the job %s names its field',
  (_slug, job) => {
    const paths = new Set(pathsIn(editable(jobScreen(job))))
    const fields = markSources(jobSchema, job).sources.map(({ path }) => path)
    expect(fields.filter((path) => !paths.has(path) && !isHiddenInJob(path))).toEqual([])
  },
)

it('the icon of a job without a picture names its field', () => {
  const { picture: _, ...job } = jobs[0]!
  expect(pathsIn(editable(jobScreen(job)))).toContain('icon')
})

it('a text that stands alone somewhere is edited there, not where it stands amid others', () => {
  const paths = pathsIn(editable(jobScreen(jobs[0]!)))
  expect(paths.filter((path) => path === 'location')).toHaveLength(1)
})

/** Spans are what a draft may add around a text. */
const withoutSources = (html: string): string =>
  html.replaceAll(/ data-strapi-source="[^"]*"/g, '').replaceAll(/<\/?span[^>]*>/g, '')

it.each(
  [...pages.map(pageScreen), ...jobs.map(jobScreen)].map(
    (screen) => [screen.path, screen] as const,
  ),
)('the draft of %s is the public page but for the attributes', (_path, screen) => {
  const published = withoutSources(renderApp(requestFor(screen)))
  expect(withoutSources(editable(screen)) === published).toBe(true)
})

it.each(blockNames)(
  'no content that an editor may write keeps a %s from being editable',
  (name) => {
    const example = pages.flatMap((page) => page.Content).find(({ block }) => block === name)!
    for (const [label, change] of Object.entries(hardCases)) {
      const { success, data } = anyBlock.safeParse(change(example))
      if (!success) continue
      const page = { ...pages[0]!, Content: [data] }
      const { sources } = markSources(pageSchema, page)
      if (sources.some(({ path }) => path.startsWith('Content.')))
        expect(pathsIn(editable(pageScreen(page))), label).not.toEqual([])
    }
  },
)

it('each text and picture of the footer names its field', () => {
  const entry = { collection: 'footer', documentId: 'abc' } as const
  const paths = new Set(pathsIn(renderEditable(requestFor(pageScreen(pages[0]!)), entry)))
  const fields = markSources(footerSchema, footer).sources.map(({ path }) => path)
  const shown = fields.filter((path) => !/^(?:partners|badges)\.\d+\.(?:name|altText)$/.test(path))
  expect(shown.filter((path) => !paths.has(path))).toEqual([])
})

it('an attribute has the four parts that the panel reads', () => {
  const [, source = ''] =
    /<h1[^>]* data-strapi-source="([^"]*)"/.exec(editable(pageScreen(pages[0]!))) ?? []
  expect(Object.fromEntries(new URLSearchParams(source.replaceAll('&amp;', '&')))).toEqual({
    documentId: 'abc',
    model: 'api::page.page',
    type: 'string',
    path: 'Content.0.title',
  })
})

it('a text with characters of our own marks is shown as written, on a page without attributes', () => {
  const [home] = pages
  const screen = pageScreen({
    ...home!,
    Content: [{ ...home!.Content[0]!, title: 'A \uE000 B' }] as never,
  })
  const html = editable(screen)
  expect(html).toContain('A \uE000 B')
  expect(pathsIn(html)).toEqual([])
})
