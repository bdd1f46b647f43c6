import type { Job } from '@beam/contract'

type ListedJob = Pick<Job, 'slug' | 'area' | 'order'>

/** All other jobs: those of the same area first, and each part starting with the jobs after this one. */
export function similarJobs<T extends ListedJob>({ slug, area, order }: ListedJob, jobs: T[]): T[] {
  const others = jobs.filter((job) => job.slug !== slug).toSorted((a, b) => a.order - b.order)
  const fromHere = [
    ...others.filter((job) => job.order > order),
    ...others.filter((job) => job.order <= order),
  ]
  return [
    ...fromHere.filter((job) => job.area === area),
    ...fromHere.filter((job) => job.area !== area),
  ]
}
