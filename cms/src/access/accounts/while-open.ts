import type { Core } from '@strapi/strapi'
import { abilityOfAccount } from '../../platform/strapi/ability-of-account'
import { Refused } from '../../platform/refusals/refused'
import type { Actor } from '../../platform/actor'

const ROWS = 500

/**
 * Passes on the rows of a download, which can take an hour, and ends it once the account of its reader is closed. It
 * looks at the account again after each 500 rows.
 */
export async function* whileOpen<Row>(
  strapi: Core.Strapi,
  { id }: Actor,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  let count = 0
  for await (const row of rows) {
    if (count % ROWS === 0 && !(await abilityOfAccount(strapi, id))) throw new Refused(401)
    count += 1
    yield row
  }
}
