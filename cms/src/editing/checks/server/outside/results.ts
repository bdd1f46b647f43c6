import type { LinkState } from './ask'

/** What is known of a link that led nowhere: since how many checks in a row. */
type Failure = { reason: string; isGone: boolean; checks: number }

/** By address: the links that led nowhere when they were last asked. */
export type Failures = Record<string, Failure>

/** A server may be down for a day or two without the link being wrong. */
const SILENT_CHECKS = 3

export function nextFailures(before: Failures, states: ReadonlyMap<string, LinkState>): Failures {
  const after: Failures = {}
  for (const [url, state] of states) {
    if (state.kind !== 'gone' && state.kind !== 'silent') continue
    const checks = (before[url]?.checks ?? 0) + 1
    after[url] = { reason: state.reason, isGone: state.kind === 'gone', checks }
  }
  return after
}

/** By address, what staff are told of it: "answers 404". */
export const reported = (failures: Failures): Map<string, string> =>
  new Map(
    Object.entries(failures).flatMap(([url, { reason, isGone, checks }]) => {
      if (isGone) return [[url, reason] as const]
      return checks < SILENT_CHECKS ? [] : [[url, `${reason}, for ${checks} days`] as const]
    }),
  )
