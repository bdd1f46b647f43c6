export { MAX_QUERY } from '../../src/pages/search-screen'

/** What a visitor searched for, from the query string of the address; null if nothing was asked. */
export function queryIn(queryString: string | undefined): string | null {
  const query = new URLSearchParams(queryString ?? '').get('q')
  return query === null ? null : query.replace(/[\p{C}\s]+/gu, ' ').trim()
}
