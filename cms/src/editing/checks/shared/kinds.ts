/** What is looked for, in the words of the list's filter. */
export const findingKinds = {
  link: 'Links that lead nowhere',
  outside: 'Links to other sites that lead nowhere',
  value: 'Wrong values and empty sections',
  unlinked: 'Pages that no way leads to',
  closed: 'Closed jobs',
  picture: 'Photos without a description',
  behind: 'Translations behind their source',
  untranslated: 'Texts that are not translated yet',
  language: 'Links to another language, where there is one in their own',
  search: 'Search results',
  old: 'Not edited for a year',
} as const

export type FindingKind = keyof typeof findingKinds

export const kindsOfFindings = Object.keys(findingKinds) as FindingKind[]

export type Subject = { uid: string; documentId: string; title: string }
export type Finding = Subject & {
  kind: FindingKind
  message: string
  /** The id of the photo, if it lacks a description, which is written in the media library. */
  photo?: unknown
}

/** Who said that a finding is meant, and when. */
export type Meant = { by: string; at: string }

/** The key stays the same as long as the finding's kind, entry and message do. */
export type KeyedFinding = Finding & { key: string }

export type Attention = { found: KeyedFinding[]; meant: (KeyedFinding & Meant)[] }
