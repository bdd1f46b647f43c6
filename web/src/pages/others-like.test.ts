import { jobs } from '@beam/seed'
import { expect, test } from 'vitest'
import { othersLike } from './others-like'

const others = (slug: string) =>
  othersLike(
    jobs.find((job) => job.slug === slug)!,
    jobs,
  ).map((job) => job.slug)

test('a reader of one advert is shown its neighbours of the same area first', () => {
  expect(others('graphic-designer').slice(0, 3)).toEqual([
    'designer',
    'seo-specialist',
    'fullstack-web3-developer',
  ])
  expect(others('sales-agent').slice(0, 2)).toEqual(['mobile-developer', 'java-scala-developer'])
})

test('no advert is among its own others, and none is left out', () => {
  for (const { slug } of jobs)
    expect(others(slug).toSorted()).toEqual(
      jobs
        .map((job) => job.slug)
        .filter((one) => one !== slug)
        .toSorted(),
    )
})
