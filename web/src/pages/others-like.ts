import type { Job } from '@beam/contract'

type Placed = Pick<Job, 'slug' | 'area' | 'order'>

/** Of the same area first, and in each part those that follow it in the list before the others. */
export function othersLike<One extends Placed>({ slug, area, order }: Placed, jobs: One[]): One[] {
  const others = jobs.filter((one) => one.slug !== slug).toSorted((a, b) => a.order - b.order)
  const onwards = [
    ...others.filter((one) => one.order > order),
    ...others.filter((one) => one.order <= order),
  ]
  return [
    ...onwards.filter((one) => one.area === area),
    ...onwards.filter((one) => one.area !== area),
  ]
}
