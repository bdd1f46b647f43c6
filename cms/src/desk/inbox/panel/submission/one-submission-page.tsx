import { Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Screen } from '../../../../platform/panel/screen/screen'
import { formatDateTime } from '../../../../platform/panel/look/format-date-time'
import { ScreenNotes } from '../../../../platform/panel/screen/screen-notes'
import { formTitles } from '../../../panel/form-titles'
import { GonePage } from './gone-page'
import { KeyboardHelp } from '../keyboard-help'
import { Neighbours, useNeighbours } from './neighbours'
import { StaleNotice } from './stale-notice'
import { titleOf } from '../title-of'
import { replyAddressOf } from './reply-address'
import { ReplyButton } from './reply-button'
import { ReplyPanel } from './reply-panel'
import { SubmissionPanels } from './submission-panels'
import type { Submission } from '../types'
import type { Undoable } from '../undo'
import { Foot, UndoBar } from '../undo-bar'
import { useColleagues } from '../use-colleagues'
import { placeCursor } from '../use-cursor'
import { useInboxCalls } from '../use-inbox-calls'
import { useReplying } from './use-replying'
import { submissionKeys, useSubmissionKeys } from './use-submission-keys'
import { useSubmission } from './use-submission'

const idOf = (submission: Submission | 'failed' | 'gone' | undefined) =>
  typeof submission === 'object' ? submission.id : undefined

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** In which language the visitor wrote, if that is not the site's own. */
const inLanguage = ({ language }: Submission) =>
  language === null ? '' : ` · in ${languageNames.of(language)}`

/** Who made the last change; undefined until the submission is read with the change of this version. */
const changedBy = ({ version, history }: Submission, expected: number) =>
  version < expected
    ? undefined
    : history.find(({ action }) => /^submission\.(?:state|assign)$/.test(action))?.actorName

/** The page of one submission. */
export function OneSubmissionPage() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const calls = useInboxCalls()
  const colleagues = useColleagues(calls)
  const stored = useSubmission(calls, colleagues, reference)
  const { submission, conflict, reload, change, settle, undo, last } = stored
  const reply = useReplying(reference)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useEffect(() => placeCursor(reference), [reference])
  const { around, openNewer, openOlder, goOn } = useNeighbours(calls, idOf(submission), search)

  const close = async (state: 'answered' | 'spam', after?: Undoable) => {
    if (await change({ state }, after)) goOn()
  }
  useSubmissionKeys({
    neighbours: { openNewer, openOlder },
    reply,
    me: colleagues.me,
    onClose: close,
    onChange: change,
    onUndo: undo,
    onHelp: () => setIsHelpOpen(true),
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
      subtitle={`${formTitles[submission.form]} · ${submission.reference} · received ${formatDateTime(submission.receivedAt)}${inLanguage(submission)}`}
      back={{ to: `/inbox${search}`, name: 'Inbox' }}
      primaryAction={address && <ReplyButton address={address} reply={reply} />}
      secondaryAction={<Neighbours around={around} search={search} />}
    >
      <ScreenNotes
        screen={`submissions/${reference}`}
        isTyping={reply.isOpen}
        advice="Ask before you answer: two answers may go out."
      />
      {conflict && (
        <StaleNotice
          conflict={conflict}
          by={changedBy(submission, conflict.theirs.version)}
          nameOf={colleagues.nameInSentence}
          onSettle={settle}
        />
      )}
      {reply.isOpen && reply.draft && (
        <ReplyPanel
          reply={reply}
          draft={reply.draft}
          onSent={(sent, isAnswer) => (isAnswer ? close('answered', sent) : reload())}
        />
      )}
      <SubmissionPanels
        submission={submission}
        calls={calls}
        colleagues={colleagues}
        onChange={(to) => void change(to)}
        onAdded={reload}
      />
      {last && (
        <Foot>
          <UndoBar last={last} search={search} onUndo={() => void undo()} />
        </Foot>
      )}
      <KeyboardHelp
        keys={submissionKeys}
        isOpen={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
    </Screen>
  )
}
