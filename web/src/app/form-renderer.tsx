import type { SiteSetting } from '@app/contract'
import { type ComponentType, Suspense } from 'react'
import type { BlockData } from '../blocks/block-data'
import type { JobCard } from '../content/page-data'
import type { PageFormProps } from '../forms/page-form'

export type PageFormComponent = ComponentType<PageFormProps>

/** Lets the form block render a form without importing the code of the forms. */
export const formRenderer =
  (
    Form: PageFormComponent,
    { hrEmail }: SiteSetting,
    jobs: JobCard[],
  ): NonNullable<BlockData['renderForm']> =>
  ({ form, title }, headingLevel) => (
    <Suspense fallback={<div className="intake intake--waiting card" aria-busy="true" />}>
      <Form
        name={form}
        title={title}
        headingLevel={headingLevel}
        hrEmail={hrEmail}
        jobs={jobs.map((job) => job.title)}
      />
    </Suspense>
  )
