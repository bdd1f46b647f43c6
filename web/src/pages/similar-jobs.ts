import type { Job } from '@app/contract'

type ListedJob = Pick<Job, 'slug' | 'area' | 'order'>

/** All other jobs: those of the same area first, and each part starting with the jobs after this one. */
export function similarJobs<T extends ListedJob>({ slug, area, order }: ListedJob, jobs: T[]): T[] {
  const distance = (job: T) => (job.area === area ? 0 : 2) + (job.order > order ? 0 : 1)
  return jobs
    .filter((job) => job.slug !== slug)
    .toSorted((a, b) => distance(a) - distance(b) || a.order - b.order)
}
