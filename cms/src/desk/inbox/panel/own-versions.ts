import type { Outcome, ReviewStatus } from '../shared/calls'

type Seen = Pick<ReviewStatus, 'reference' | 'version'>

const keyOf = ({ reference, version }: Seen) => `${reference} ${version}`

/**
 * The versions that this window’s own changes made. Somebody who presses two keys before the list is read again
 * changes a version that they have replaced themselves, which must not count as a colleague’s change.
 */
export class OwnVersions {
  readonly #made = new Map<string, number>()

  /** Notes the version that a change made. */
  note({ before, after }: Outcome['changed'][number]) {
    this.#made.set(keyOf(before), after.version)
  }

  /** The version that this window’s changes made of the one that was seen. */
  latest({ reference, version }: Seen): Seen {
    let seen = { reference, version }
    for (;;) {
      const made = this.#made.get(keyOf(seen))
      if (made === undefined) return seen
      seen = { reference, version: made }
    }
  }
}
