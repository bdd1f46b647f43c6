import { translated } from '@app/contract'

/** The application form with the position preselected. */
export const applicationPath = (position: string) =>
  `${translated('/careers/apply')}?position=${encodeURIComponent(position)}`
