/** The application form with the position preselected. */
export const applicationPath = (position: string) =>
  `/careers/apply?position=${encodeURIComponent(position)}`
