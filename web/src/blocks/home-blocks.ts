// Only the home page has most of these, so one file brings them all.
export { ProblemSolution } from './problem-solution'
export { Ranking } from './ranking'
export { SaleBanner } from './sale-banner'
export { Statistics } from './statistics'
export { Video } from './video'
