// Only the home page has most of these, so one file brings them all.
export { ProblemSolution } from './problem-solution/problem-solution'
export { Ranking } from './ranking/ranking'
export { SaleBanner } from './sale-banner/sale-banner'
export { Statistics } from './statistics/statistics'
export { Video } from './video/video'
