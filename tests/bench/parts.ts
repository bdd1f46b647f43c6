import type { BenchPart } from './bench-part'
import { audits } from './parts/audits'
import { cachedPage } from './parts/cached-page'
import { firstStart } from './parts/first-start'
import { growth } from './parts/growth'
import { inbox } from './parts/inbox'
import { interactions } from './parts/interactions'
import { loading } from './parts/loading'
import { memory } from './parts/memory'
import { posts } from './parts/posts'
import { publishing } from './parts/publishing'
import { reads } from './parts/reads'
import { starts } from './parts/starts'
import { weights } from './parts/weights'

/** In the order in which they run: the memory is measured after everything that may use it. */
export const parts: BenchPart[] = [
  weights,
  cachedPage,
  interactions,
  loading,
  audits,
  reads,
  publishing,
  posts,
  inbox,
  memory,
  growth,
  starts,
  firstStart,
]
