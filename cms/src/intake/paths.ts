import { forms } from '@beam/contract'

const paths = new Set(Object.values(forms).map(({ endpoint }) => `/api/${endpoint}`))

/** As the router takes them: in any case, with or without a slash at the end. */
export const isIntakePath = (path: string): boolean =>
  paths.has(path.toLowerCase().replace(/\/$/, ''))
