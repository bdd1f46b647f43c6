import { SEARCH_PARAMETERS } from '@app/contract'
import { kindOf } from '../../src/pages/search-screen'

export { MAX_QUERY } from '../../src/pages/search-screen'

const parametersIn = (queryString: string | undefined) => new URLSearchParams(queryString ?? '')

/** What a visitor searched for, from the query string of the address; null if nothing was asked. */
export function queryIn(queryString: string | undefined): string | null {
  const query = parametersIn(queryString).get(SEARCH_PARAMETERS.words)
  return query === null ? null : query.replace(/[\p{C}\s]+/gu, ' ').trim()
}

/** The kind of results that the visitor wants to see, if it is one. */
export const kindIn = (queryString: string | undefined) =>
  kindOf(parametersIn(queryString).get(SEARCH_PARAMETERS.kind))
