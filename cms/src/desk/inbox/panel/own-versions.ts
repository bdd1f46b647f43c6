import type { Outcome, ReviewStatus } from '../shared/calls'

type Seen = Pick<ReviewStatus, 'reference' | 'version'>

const keyOf = ({ reference, version }: Seen) => `${reference} ${version}`

/**
 * Which version of a submission this window’s own changes made of which. Somebody who presses two keys
 * before the list is read again is no colleague of themselves; a version that a colleague made is not in it.
 */
export class OwnVersions {
  readonly #made = new Map<string, number>()

  note({ before, after }: Outcome['changed'][number]) {
    this.#made.set(keyOf(before), after.version)
  }

  latest({ reference, version }: Seen): Seen {
    let seen = { reference, version }
    for (;;) {
      const made = this.#made.get(keyOf(seen))
      if (made === undefined) return seen
      seen = { reference, version: made }
    }
  }
}
