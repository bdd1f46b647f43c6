import type { SiteLanguages } from '../../content/page-data'

/** Where what is at a path is in a language; undefined if it is not in it. */
export const pathInLanguage = (
  { paths }: Pick<SiteLanguages, 'paths'>,
  path: string,
  code: string,
): string | undefined => paths.find((group) => Object.values(group).includes(path))?.[code]
