import { UNDO_SEND_MS } from '../../shared/calls'
import { useUndo } from '../undo'
import { useKeptText } from './use-kept-text'
import type { Reply, ReplyText } from './use-reply'

/** Sends a reply, which can be taken back as long as the outbox holds it; then it is a draft again. */
export function useSend(reply: Reply, reference: string) {
  const { add, remove } = useUndo()
  const kept = useKeptText<ReplyText>('reply', reference)
  return async (text: ReplyText) => {
    const sent = await reply.send(text)
    kept.forget()
    const act = {
      done: `Your reply to ${sent.recipient} goes out in ten seconds.`,
      async undo() {
        await reply.takeBack(sent)
        kept.keep(text)
        return 'Your reply was not sent. It is kept with the submission, for you to go on with.'
      },
    }
    add(act)
    setTimeout(() => remove(act), UNDO_SEND_MS)
    return act
  }
}
