import { wallClock } from '@app/contract'
import { Box, Field, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { planActions, type PlanAction } from '../../../content/shared/types'
import { clockAt, formatInZone, momentOf, ownZone } from '../../../platform/panel/dates/zone'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { ActionChoice } from './action-choice'

type Props = {
  actions: readonly PlanAction[]
  /** What a new plan replaces. */
  planned: readonly PlanAction[]
  isUnsaved: boolean
  error: string
  onClose: () => void
  onPlan: (action: PlanAction, moment: Date) => void
}

const HOUR_MS = 3_600_000

/** The next full hour. */
const soon = () => new Date(Math.ceil((wallClock() + 1) / HOUR_MS) * HOUR_MS)

/** Says which moment was understood, or what is wrong with the time. */
function readingOf(clock: string, zone: string) {
  const read = momentOf(clock, zone)
  if ('moment' in read) {
    const which = read.isRepeated
      ? ' Clocks go back then and show this time twice: the first is taken.'
      : ''
    return { moment: read.moment, hint: `${formatInZone(read.moment, zone)}.${which}`, error: '' }
  }
  const error = read.isSkipped
    ? 'Clocks go forward then and skip this time. Choose another.'
    : 'Choose a date and a time.'
  return { moment: undefined, hint: '', error }
}

/** Asks what is to happen and when. */
export function PlanDialog({ actions, planned, isUnsaved, error, onClose, onPlan }: Props) {
  const zone = ownZone()
  const [action, setAction] = useState<PlanAction>(actions[0] ?? 'publish')
  const [clock, setClock] = useState(() => clockAt(soon(), zone))
  const { moment, hint, error: clockError } = readingOf(clock, zone)
  return (
    <FormDialog
      title="Schedule"
      action={`Plan to ${planActions[action].verb.toLowerCase()}`}
      isReady={moment !== undefined}
      onSubmit={() => moment && onPlan(action, moment)}
      onClose={onClose}
    >
      <ActionChoice actions={actions} chosen={action} onChoose={setAction} />
      <Field.Root required hint={hint} error={clockError}>
        <Field.Label>{`Date and time (${zone})`}</Field.Label>
        <TextInput
          type="datetime-local"
          value={clock}
          onChange={(event: { target: { value: string } }) => setClock(event.target.value)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Typography>
        {action === 'publish'
          ? 'What is in the draft then goes live, with changes that are saved until then.'
          : 'Visitors no longer find it from then on. The draft stays.'}
      </Typography>
      {planned.includes(action) && (
        <Typography>This replaces the time that is planned now.</Typography>
      )}
      {isUnsaved && action === 'publish' && (
        <Typography textColor="warning700">
          What you typed is not saved yet. Save it, or it will not go live.
        </Typography>
      )}
      {error !== '' && (
        <Box role="alert" background="danger100" hasRadius padding={3}>
          <Typography textColor="danger700">{error}</Typography>
        </Box>
      )}
    </FormDialog>
  )
}
