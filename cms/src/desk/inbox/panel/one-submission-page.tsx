import { Flex, Grid, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { Screen } from '../../../platform/panel/screen/screen'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { ScreenNotes } from '../../../platform/panel/screen/screen-notes'
import { Answers } from './answers'
import { EmailsPanel } from './emails-panel'
import { formTitles } from '../../panel/form-titles'
import { GonePage } from './gone-page'
import { History } from './history'
import { KeyboardHelp } from './keyboard-help'
import { recordKeys } from './keys'
import { Neighbours, useNeighbours } from './neighbours'
import { Notes } from './notes'
import { OtherSubmissions } from './other-submissions'
import { StaleNotice } from './stale-notice'
import { titleOf } from './title-of'
import { ReviewStatusPanel } from './review-status-panel'
import { replyAddressOf } from './reply-address'
import { ReplyButton } from './reply-button'
import { ReplyPanel } from './reply-panel'
import { SpamPanel } from './spam-panel'
import type { Row, Submission } from './types'
import type { Undoable } from './undo'
import { Foot, UndoBar } from './undo-bar'
import { useColleagues } from './use-colleagues'
import { placeCursor } from './use-cursor'
import { useInboxCalls } from './use-inbox-calls'
import { useKeys } from './use-keys'
import { useReply } from './use-reply'
import { useSend } from './use-send'
import { useSubmission } from './use-submission'

const idOf = (submission: Submission | 'failed' | 'gone' | undefined) =>
  typeof submission === 'object' ? submission.id : undefined

/** Who made the last change; undefined until the submission is read with the change of this version. */
const changedBy = ({ version, history }: Submission, expected: number) =>
  version < expected
    ? undefined
    : history.find(({ action }) => /^submission\.(?:state|assign)$/.test(action))?.actorName

const focusOn = (name: string) =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.focus()

/** How long it took, and the wording that was agreed to. */
const HowItWasSent = ({ submission: { secondsTaken, consent } }: { submission: Submission }) => (
  <Flex direction="column" alignItems="stretch" gap={1} paddingLeft={2}>
    <Typography variant="pi" textColor="neutral600">
      {secondsTaken === null
        ? 'Time taken to fill in the form: unknown.'
        : `Time taken to fill in the form: ${secondsTaken} seconds.`}
    </Typography>
    {consent?.version && (
      <Typography variant="pi" textColor="neutral600">
        Agreed to wording {consent.version}
        {consent.hash ? '' : ' (not the current wording, so its text is not on record)'} on{' '}
        {formatDateTime(consent.recordedAt)}.
      </Typography>
    )}
  </Flex>
)

/** The page of one submission. */
export function OneSubmissionPage() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const calls = useInboxCalls()
  const colleagues = useColleagues(calls)
  const { submission, conflict, reload, change, settle, undo, last } = useSubmission(
    calls,
    colleagues,
    reference,
  )
  const reply = useReply(reference)
  const send = useSend(reply, reference)
  const [isReplying, setIsReplying] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useEffect(() => {
    setIsReplying(false)
    placeCursor(reference)
  }, [reference])
  useEffect(() => {
    if (isReplying) focusOn('reply')
  }, [isReplying])
  const around = useNeighbours(calls, idOf(submission), search)

  const open = (row: Row | undefined) => row && navigate(`/inbox/${row.reference}${search}`)
  const goOn = () => {
    const next = around.older ?? around.newer
    if (next) open(next)
    else navigate(`/inbox${search}`)
  }
  const close = async (state: 'answered' | 'spam', after?: Undoable) => {
    if (await change({ state }, after)) goOn()
  }
  useKeys({
    j: () => void open(around.older),
    k: () => void open(around.newer),
    e: () => void close('answered'),
    s: () => void close('spam'),
    a: () => void change({ assigneeId: colleagues.me }),
    n: () => focusOn('note'),
    u: () => void undo(),
    '?': () => setIsHelpOpen(true),
    ...(reply.canSend && { r: () => setIsReplying(true) }),
  })

  if (submission === 'failed') return <Page.Error />
  if (submission === undefined) return <Page.Loading />
  if (submission === 'gone') return <GonePage reference={reference} search={search} />

  const title = titleOf(submission)
  const address = replyAddressOf(submission)
  return (
    <Screen
      tab={`${title} · Inbox`}
      title={title}
      subtitle={`${formTitles[submission.form]} · ${submission.reference} · received ${formatDateTime(submission.receivedAt)}`}
      back={{ to: `/inbox${search}`, name: 'Inbox' }}
      primaryAction={
        address && (
          <ReplyButton
            address={address}
            reference={submission.reference}
            reply={reply}
            onOpen={() => setIsReplying(true)}
          />
        )
      }
      secondaryAction={<Neighbours around={around} search={search} />}
    >
      <ScreenNotes place={`submissions/${reference}`} isTyping={isReplying}>
        Ask before you answer: two answers may go out.
      </ScreenNotes>
      {conflict && (
        <StaleNotice
          conflict={conflict}
          by={changedBy(submission, conflict.theirs.version)}
          nameOf={colleagues.nameInSentence}
          onKeepTheirs={() => settle('theirs')}
          onApplyMine={() => settle('mine')}
        />
      )}
      {isReplying && reply.draft && (
        <ReplyPanel
          reference={reference}
          draft={reply.draft}
          onSend={async (text, isAnswer) => {
            const sent = await send(text)
            setIsReplying(false)
            if (isAnswer) await close('answered', sent)
            else reload()
          }}
          onClose={() => setIsReplying(false)}
        />
      )}
      <Grid.Root gap={6}>
        <Grid.Item col={8} xs={12} direction="column" alignItems="stretch" gap={6}>
          <Answers submission={submission} calls={calls} />
          <Notes calls={calls} submission={submission} colleagues={colleagues} onAdded={reload} />
        </Grid.Item>
        <Grid.Item col={4} xs={12} direction="column" alignItems="stretch" gap={6}>
          <ReviewStatusPanel
            submission={submission}
            colleagues={colleagues}
            onChange={(to) => void change(to)}
          />
          <SpamPanel submission={submission} onChange={(to) => void change(to)} />
          <EmailsPanel reference={submission.reference} />
          <OtherSubmissions calls={calls} reference={submission.reference} />
          <History submission={submission} nameOf={colleagues.nameInSentence} />
          <HowItWasSent submission={submission} />
        </Grid.Item>
      </Grid.Root>
      {last && (
        <Foot>
          <UndoBar last={last} search={search} onUndo={() => void undo()} />
        </Foot>
      )}
      <KeyboardHelp keys={recordKeys} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Screen>
  )
}
