import { useNotification } from '@strapi/strapi/admin'
import { useCallback, useRef } from 'react'
import { stateBadges } from '../../panel/state-badges'
import type { Change, Outcome, ReviewStatus } from '../shared/calls'
import { type Named, titleInSentence } from './title-of'
import { type Undoable, useUndo } from './undo'
import type { Colleagues } from './use-colleagues'
import type { InboxCalls } from './use-inbox-calls'

export type Seen = Pick<ReviewStatus, 'version'> & Named

/** The submissions that one call changes: a thousand in one transaction would keep visitors waiting. */
const AT_ONCE = 100

/** How a sentence about submissions begins: "The submission of Ana Reis", "3 submissions". */
function submissions(which: readonly { reference: string }[], seen: readonly Seen[]): string {
  const [one] = which
  if (which.length !== 1 || !one) return `${which.length} submissions`
  const named = seen.find(({ reference }) => reference === one.reference)
  const name = titleInSentence({ ...named, ...one })
  return name[0]!.toUpperCase() + name.slice(1)
}

/** What a change makes of a submission: "answered", "spam", "assigned to Ana Reviewer". */
export const changedTo = ({ state, assigneeId }: Change, colleagues: Colleagues): string => {
  if (state) return stateBadges[state].label.toLowerCase()
  return assigneeId ? `assigned to ${colleagues.nameInSentence(assigneeId)}` : 'unassigned'
}

/** The changed submissions by the state and assignee that an undo restores. */
const groupsOf = (changed: Outcome['changed']) => {
  const groups = new Map<string, { to: Change; seen: Seen[] }>()
  for (const { before, after } of changed) {
    const { state, assigneeId } = before
    const key = `${state} ${assigneeId}`
    const group = groups.get(key) ?? { to: { state, assigneeId }, seen: [] }
    group.seen.push(after)
    groups.set(key, group)
  }
  return [...groups.values()]
}

type Options = { calls: InboxCalls; colleagues: Colleagues; reload: () => void | Promise<void> }

/** Changes to submissions, one after another; the last ones can be undone. */
export function useChanges({ calls, colleagues, reload }: Options) {
  const { own, add, undo, last, forget } = useUndo()
  const { toggleNotification } = useNotification()
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const send = useCallback(
    async (seen: readonly Seen[], to: Change): Promise<Outcome> => {
      const outcome: Outcome = { changed: [], stale: [] }
      for (let start = 0; start < seen.length; start += AT_ONCE) {
        const latest = seen.slice(start, start + AT_ONCE).map((one) => own.latest(one))
        const { changed, stale } = await calls.change(latest, to)
        for (const one of changed) own.note(one)
        outcome.changed.push(...changed)
        outcome.stale.push(...stale)
      }
      return outcome
    },
    [calls, own],
  )

  const change = useCallback(
    (seen: readonly Seen[], to: Change, after?: Undoable): Promise<Outcome> => {
      const run = async () => {
        const outcome = await send(seen, to)
        const { changed } = outcome
        if (changed.length > 0)
          add({
            after,
            of: changed.map((one) => one.after.reference),
            done: `${submissions(
              changed.map((one) => one.after),
              seen,
            )} ${changed.length === 1 ? 'is' : 'are'} ${changedTo(to, colleagues)} now.`,
            async undo() {
              const restored: Seen[] = []
              const stale: Seen[] = []
              for (const group of groupsOf(changed)) {
                const undone = await send(group.seen, group.to)
                restored.push(...undone.changed.map((one) => one.after))
                stale.push(...undone.stale)
              }
              return [
                restored.length > 0 &&
                  `${submissions(restored, seen)} ${restored.length === 1 ? 'is' : 'are'} restored.`,
                stale.length > 0 && staleText(stale, seen, 'restored'),
              ]
                .filter(Boolean)
                .join(' ')
            },
          })
        return outcome
      }
      // Waits for the earlier change, which may be of the same submission.
      const next = running.current.then(run, run)
      running.current = next.catch(() => undefined)
      return next
    },
    [add, colleagues, send],
  )

  return {
    last,
    forget,
    change,
    async undo() {
      const message = await undo()
      if (message) toggleNotification({ type: 'info', message })
      void reload()
    },
  }
}

export const staleText = (stale: readonly Seen[], seen: readonly Seen[], done: string) =>
  `${submissions(stale, seen)} could not be ${done}: a colleague had changed ${stale.length === 1 ? 'it' : 'them'} first.`
