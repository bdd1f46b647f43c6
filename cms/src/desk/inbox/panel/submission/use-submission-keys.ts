import type { Change } from '../../shared/calls'
import { commonKeys, type KeyList } from '../keys'
import { useKeys } from '../use-keys'
import { focusOn } from './focus-on'
import type { Replying } from './use-replying'

export const submissionKeys: KeyList = [
  ['j, k', 'next, previous submission'],
  ['r', 'reply'],
  ['n', 'write a note'],
  ['Ctrl+Enter', 'send the reply, or add the note'],
  ...commonKeys,
]

type Options = {
  neighbours: { openNewer: () => void; openOlder: () => void }
  reply: Replying
  me: number
  onClose: (state: 'answered' | 'spam') => Promise<void>
  onChange: (change: Change) => Promise<unknown>
  onUndo: () => Promise<unknown>
  onHelp: () => void
}

/** The keyboard shortcuts of the page of one submission. */
export const useSubmissionKeys = ({ neighbours, reply, me, onClose, onChange, ...on }: Options) =>
  useKeys({
    j: neighbours.openOlder,
    k: neighbours.openNewer,
    e: () => void onClose('answered'),
    s: () => void onClose('spam'),
    a: () => void onChange({ assigneeId: me }),
    n: () => focusOn('note'),
    u: () => void on.onUndo(),
    '?': on.onHelp,
    ...(reply.canSend && { r: reply.open }),
  })
