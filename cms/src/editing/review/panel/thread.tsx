import { Box, Button, Flex, TextButton, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { type About, reviewKinds } from '../shared/calls'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import type { ShownReview } from './use-review'

type Event = ShownReview['events'][number]

type Props = Pick<ShownReview, 'events' | 'hasOlder'> & {
  onOlder: () => void
  /** A field in words, and its path in the form; without that it is gone. */
  fieldOf: (about: About) => { words: string; path: string | undefined }
  onOpen: (path: string) => void
  onAnswer: (id: number) => void
  onResolve: (id: number, kind: 'resolved' | 'reopened') => void
}

/** Each event with the answers to it. A comment is resolved if that is the last that was said to it. */
export function threadsOf(events: readonly Event[]) {
  const known = new Set(events.map(({ id }) => id))
  const first = events.filter(({ answers }) => answers === null || !known.has(answers))
  return first.map((event) => {
    const answers = events.filter((one) => one.answers === event.id)
    return { event, answers, isResolved: answers.at(-1)?.kind === 'resolved' }
  })
}

type LinkProps = ReturnType<Props['fieldOf']> & Pick<Props, 'onOpen'>

const FieldLink = ({ words, path = '', onOpen }: LinkProps) => (
  <TextButton disabled={path === ''} onClick={() => onOpen(path)} textAlign="start">
    {words}
  </TextButton>
)

type SaidProps = { event: Event; tag?: 'p' | 'summary'; children?: ReactNode }

const Said = ({ event: { kind, authorName, text, at }, tag = 'p', children }: SaidProps) => (
  <>
    <Typography tag={tag} variant="pi" textColor="neutral600">
      {`${authorName} ${reviewKinds[kind]} · ${formatDateTime(at)}`}
      {tag === 'summary' && ' · resolved'}
    </Typography>
    {children}
    {text !== '' && (
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    )}
  </>
)

/** Who wrote and did what, the newest last, but answers below their comment. What is resolved is folded. */
export const Thread = ({ events, hasOlder, onOlder, ...acts }: Props) => (
  <Flex tag="ol" direction="column" alignItems="stretch" gap={2} aria-label="Comments">
    {hasOlder && (
      <li>
        <Button variant="tertiary" fullWidth onClick={onOlder}>
          Show earlier ones
        </Button>
      </li>
    )}
    {threadsOf(events).map(({ event, answers, isResolved }) => (
      <Box
        key={event.id}
        tag="li"
        background="neutral100"
        padding={3}
        hasRadius
        tabIndex={-1}
        data-comment-on={isResolved ? null : event.path}
      >
        <Box tag={isResolved ? 'details' : 'div'}>
          <Said event={event} tag={isResolved ? 'summary' : 'p'}>
            {event.path !== null && <FieldLink {...acts.fieldOf(event)} onOpen={acts.onOpen} />}
          </Said>
          {answers.map((answer) => (
            <Box key={answer.id} paddingLeft={3} paddingTop={2}>
              <Said event={answer} />
            </Box>
          ))}
          {event.kind === 'comment' && event.answers === null && (
            <Flex gap={4} paddingTop={1}>
              <TextButton onClick={() => acts.onAnswer(event.id)}>Answer</TextButton>
              <TextButton
                onClick={() => acts.onResolve(event.id, isResolved ? 'reopened' : 'resolved')}
              >
                {isResolved ? 'Reopen' : 'Resolve'}
              </TextButton>
            </Flex>
          )}
        </Box>
      </Box>
    ))}
  </Flex>
)
