import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ChangeEvent, useState } from 'react'
import type { Outcome, Planned } from '../server/import/plan'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'

const countOf = (lines: Planned[], outcome: Outcome) =>
  lines.filter((line) => line.outcome === outcome).length

const redirects = (count: number) => (count === 1 ? '1 redirect' : `${count} redirects`)

/** "197 new, 0 with a new target, 0 here already, 3 with errors" */
const summaryOf = (lines: Planned[]) =>
  [
    `${countOf(lines, 'new')} new`,
    `${countOf(lines, 'changed')} with a new target`,
    `${countOf(lines, 'same')} here already`,
    `${countOf(lines, 'wrong')} with errors`,
  ].join(', ')

/** Shows what a CSV file would do before it does it. */
export function ImportButton() {
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [csv, setCsv] = useState('')
  const [lines, setLines] = useState<Planned[]>()
  const { isBusy, attempt } = useAttempt()
  const send = async (text: string, isTrial: boolean) =>
    (await notifyOnError(post<{ lines: Planned[] }>('/redirects/import', { csv: text, isTrial })))
      .lines

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setLines(undefined)
    const text = (await target.files?.[0]?.text()) ?? ''
    setCsv(text)
    if (text !== '') setLines(await send(text, true))
  }
  const start = () =>
    attempt(async () => {
      const done = await send(csv, false)
      setLines(done)
      setCsv('')
      return `${redirects(writtenCount(done))} imported.`
    })
  const isDone = lines !== undefined && csv === ''
  const count = lines ? writtenCount(lines) : 0
  return (
    <Modal.Root
      onOpenChange={() => {
        // Loads the page anew: Strapi's list cannot be told to read the redirects again.
        if (isDone) location.reload()
        setLines(undefined)
        setCsv('')
      }}
    >
      <Modal.Trigger>
        <Button variant="tertiary" size="S" startIcon={<Upload />}>
          Import
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Import redirects</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root
              id="redirects-file"
              hint="A CSV file with two columns, the old address and the new one: /old,/new. Nothing is saved before you say so."
            >
              <Flex direction="column" alignItems="stretch" gap={1}>
                <Field.Label>File</Field.Label>
                <input
                  id="redirects-file"
                  type="file"
                  accept=".csv,text/csv,text/plain"
                  onChange={(event) => void choose(event).catch(() => undefined)}
                />
                <Field.Hint />
              </Flex>
            </Field.Root>
            {lines && <ImportResult lines={lines} isDone={isDone} />}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{isDone ? 'Close' : 'Cancel'}</Button>
          </Modal.Close>
          {!isDone && (
            <Button disabled={count === 0} loading={isBusy} onClick={() => void start()}>
              {count === 0 ? 'Import' : `Import ${redirects(count)}`}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}

const writtenCount = (lines: Planned[]) => countOf(lines, 'new') + countOf(lines, 'changed')

function ImportResult({ lines, isDone }: { lines: Planned[]; isDone: boolean }) {
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong')
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography role="status" fontWeight="semiBold">
        {`${isDone ? 'Done' : 'This file'}: ${summaryOf(lines)}.`}
      </Typography>
      {wrong.length > 0 && (
        <Flex
          tag="ul"
          direction="column"
          alignItems="stretch"
          gap={2}
          aria-label="Lines with errors, which are left out"
        >
          {wrong.map(({ line, from, message }) => (
            <Typography key={line} tag="li" style={{ overflowWrap: 'anywhere' }}>
              <strong>{`Line ${line}`}</strong>
              {` ${from}: ${message}`}
            </Typography>
          ))}
        </Flex>
      )}
    </Flex>
  )
}
