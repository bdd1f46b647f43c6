import type { Page } from '@beam/contract'

/** Whether a page is whole only with the list of jobs. */
export const showsJobs = ({ Content }: Page) =>
  Content.some(
    (section) =>
      section.block === 'job-list' ||
      (section.block === 'form' && section.form === 'career-application'),
  )
