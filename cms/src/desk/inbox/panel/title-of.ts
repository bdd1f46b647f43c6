import type { Row } from './types'

type Named = Pick<Row, 'name' | 'email' | 'company' | 'reference'>

/** What a submission is called in the panel. */
export const titleOf = ({ name, email, company, reference }: Named): string =>
  name ?? email ?? company ?? reference
