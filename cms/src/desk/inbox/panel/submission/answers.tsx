import { Button, Flex, Typography } from '@strapi/design-system'
import { useClipboard, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../../../../platform/panel/screen/panel'
import type { Answer, Submission } from '../types'
import type { InboxCalls } from '../use-inbox-calls'

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 4px 24px;
  padding: 8px 0;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  &:first-child {
    border-top: 0;
  }
  dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
  }
`

const textOf = (value: Answer['value']) =>
  value === true ? 'Yes' : value === false ? 'No' : value || '–'

type Props = { submission: Submission; calls: InboxCalls }

/** The visitor's answers in the order of the form. */
export const Answers = ({ submission, calls }: Props) => (
  <Panel title="Submission">
    <dl>
      {submission.answers.map((answer) => (
        <Entry key={answer.field}>
          <Typography tag="dt" textColor="neutral600">
            {answer.label}
          </Typography>
          <Typography tag="dd">
            {answer.isMasked ? (
              <Masked answer={answer} submission={submission} calls={calls} />
            ) : (
              <Value answer={answer} />
            )}
          </Typography>
        </Entry>
      ))}
    </dl>
  </Panel>
)

/** An address or a number can be used with one click, and copied with another. */
function Value({ answer: { kind, label, value } }: { answer: Answer }) {
  const { copy } = useClipboard()
  const { toggleNotification } = useNotification()
  if (kind === null || typeof value !== 'string' || value === '') return <>{textOf(value)}</>
  const copyValue = async () => {
    if (await copy(value)) toggleNotification({ type: 'success', message: `${label} copied` })
  }
  return (
    <Flex tag="span" gap={3} wrap="wrap">
      <Typography
        tag="a"
        textColor="primary600"
        href={
          kind === 'tel'
            ? `tel:${value.replace(/[^\d+]/g, '')}`
            : `mailto:${encodeURIComponent(value)}`
        }
      >
        {value}
      </Typography>
      <Button
        variant="ghost"
        size="S"
        aria-label={`Copy ${label}`}
        onClick={() => void copyValue()}
      >
        Copy
      </Button>
    </Flex>
  )
}

function Masked({ answer, submission, calls }: Props & { answer: Answer }) {
  const [value, setValue] = useState<string>()
  if (value !== undefined) return <>{value}</>
  const reveal = async () =>
    setValue((await calls.reveal(submission.reference, answer.field)).value)
  return (
    <Flex tag="span" gap={3}>
      <span aria-hidden>••••••••</span>
      <Button
        variant="tertiary"
        size="S"
        onClick={() => void reveal().catch(() => undefined)}
        aria-label={`Reveal ${answer.label}`}
      >
        Reveal
      </Button>
    </Flex>
  )
}
