import type { ReactNode } from 'react'

/** One state of a part. */
export type Specimen = { label: string; content: ReactNode }
