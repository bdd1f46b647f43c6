import type { ReactNode } from 'react'

/** One thing to look at, and what is particular about it. */
export type Specimen = { label: string; content: ReactNode }
