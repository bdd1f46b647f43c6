import { Refused } from '../../../platform/refusals/refused'

/** What is wrong with a package, for whoever imports it. Nothing has been written yet. */
export const badPackage = (problem: string) => new Refused(400, `Nothing was imported: ${problem}`)
