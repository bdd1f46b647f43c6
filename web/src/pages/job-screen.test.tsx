import type { Job } from '@app/contract'
import { jobs, site } from '@app/seed'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BlockDataProvider } from '../blocks/block-data'
import { ContentStore } from '../content/content-store'
import { hydrateContent } from '../content/hydrate-content'
import { pageData } from '../content/testing/page-data'
import { ContentProvider } from '../content/use-content'
import { JobScreen } from './job-screen'

const tester = jobs.find(({ slug }) => slug === 'tester')!

function headOf(job: Job) {
  const store = new ContentStore()
  hydrateContent(store, pageData({ job }))
  const html = renderToString(
    <MemoryRouter>
      <ContentProvider value={store}>
        <BlockDataProvider value={{ site, jobs: [], renderForm: () => null }}>
          <JobScreen slug={job.slug} />
        </BlockDataProvider>
      </ContentProvider>
    </MemoryRouter>,
  )
  return /<header[\s\S]*<\/header>/.exec(html)?.[0] ?? ''
}

/** The names of the pictures in the head of the job's page. */
const headPictures = (job: Job) =>
  [...headOf(job).matchAll(/ src="\/media\/([^"]+)"/g)].map(([, name]) => name)

test.each([
  ['Security', 'teal'],
  ['Sales', 'yellow'],
  ['Design', 'pink'],
  ['An area of an editor', 'pink'],
])('a job in %s has a %s head', (area, variant) => {
  expect(headOf({ ...tester, area })).toContain(`data-variant="${variant}"`)
})

test('the head of a job’s page shows its picture', () => {
  expect(headPictures(tester)).toEqual(['job-scene-test-bench.svg'])
})

test('a job without a picture shows its icon there', () => {
  const { picture: _, ...job } = tester
  expect(headPictures(job)).toEqual(['job-tester.svg'])
})

test('a job with neither shows none', () => {
  const { picture: _, icon: __, ...job } = tester
  expect(headPictures(job)).toEqual([])
})
