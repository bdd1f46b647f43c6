import type { Row } from './types'

export type Named = Pick<Row, 'reference'> & Partial<Pick<Row, 'name' | 'email' | 'company'>>

/** What a submission is called in the panel. */
export const titleOf = ({ name, email, company, reference }: Named): string =>
  name ?? email ?? company ?? reference

/** What a submission is called within a sentence. */
export const titleInSentence = (named: Named): string => {
  const title = titleOf(named)
  return title === named.reference ? `submission ${title}` : `the submission of ${title}`
}
