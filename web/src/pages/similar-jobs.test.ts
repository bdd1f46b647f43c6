import { jobs } from '@app/seed'
import { expect, test } from 'vitest'
import { similarJobs } from './similar-jobs'

const similarTo = (slug: string) =>
  similarJobs(
    jobs.find((job) => job.slug === slug)!,
    jobs,
  ).map((job) => job.slug)

test('the next jobs of the same area come first', () => {
  expect(similarTo('graphic-designer').slice(0, 3)).toEqual([
    'designer',
    'seo-specialist',
    'fullstack-web3-developer',
  ])
  expect(similarTo('sales-agent').slice(0, 2)).toEqual(['mobile-developer', 'java-scala-developer'])
})

test('a job is never listed as similar to itself, and no other job is left out', () => {
  for (const { slug } of jobs)
    expect(similarTo(slug).toSorted()).toEqual(
      jobs
        .map((job) => job.slug)
        .filter((other) => other !== slug)
        .toSorted(),
    )
})
