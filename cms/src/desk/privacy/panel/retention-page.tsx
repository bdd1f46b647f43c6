import { Box, Button, Field, Flex, NumberInput, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { formTitles } from '../../panel/form-titles'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { Panel } from '../../../platform/panel/screen/panel'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { PrivacyLayout } from './privacy-layout'
import type { Retention, RetentionCounts } from './types'
import { usePrivacyCalls } from './use-privacy-calls'

const bases = {
  arrival: 'months after arrival',
  closing: 'months after it was closed or answered',
}

const fieldGrid = {
  display: 'grid',
  gap: '1.6rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))',
}

const total = ({ counts }: RetentionCounts) => counts.reduce((sum, { count }) => sum + count, 0)

const countTexts = ({ counts }: RetentionCounts) =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name === 'spam' ? 'Spam' : formTitles[name]}: ${count}`)

/** How long submissions are kept, what that would delete, and deleting it now. */
export function RetentionPage() {
  const calls = usePrivacyCalls()
  const { data: retention, setData: setRetention } = useLoaded<Retention>('/privacy/retention')
  const [preview, setPreview] = useState<RetentionCounts>()
  const [isChanged, setIsChanged] = useState(false)
  const { isBusy, attempt } = useAttempt()
  if (retention === undefined) return <Page.Loading />
  if (retention === 'failed') return <Page.Error />

  const { settings, forms } = retention
  const change = (next: Partial<Retention['settings']>) => {
    setRetention({ ...retention, settings: { ...settings, ...next } })
    setIsChanged(true)
    setPreview(undefined)
  }
  const save = () =>
    attempt(async () => {
      await calls.saveRetention(settings)
      setIsChanged(false)
      return 'Saved'
    })
  const dryRun = () => attempt(async () => setPreview(await calls.dryRun(settings)))
  const run = () =>
    attempt(async () => {
      const deleted = total(await calls.runRetention())
      setPreview(undefined)
      return `Submissions deleted: ${deleted}`
    })

  return (
    <PrivacyLayout
      title="Retention"
      subtitle="How long submissions are kept. What is past its period is deleted once a day."
      primaryAction={
        <Button loading={isBusy} disabled={!isChanged} onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <Panel title="Kept for">
        <div style={fieldGrid}>
          <PeriodField
            label="Spam of all forms"
            hint="days after arrival"
            value={settings.spamDays}
            onChange={(days) => change({ spamDays: days ?? 0 })}
          />
          {forms.map(({ name, basis }) => (
            <PeriodField
              key={name}
              label={formTitles[name]}
              hint={`${bases[basis]}; empty: without a limit`}
              value={settings.months[name] ?? undefined}
              onChange={(months) =>
                change({ months: { ...settings.months, [name]: months ?? null } })
              }
            />
          ))}
        </div>
        <Box paddingTop={4}>
          <Typography variant="pi" textColor="neutral600">
            The privacy policy on the site states these periods. Change both together.
          </Typography>
        </Box>
      </Panel>
      <PastPeriod
        preview={preview}
        isBusy={isBusy}
        canDelete={!isChanged}
        onCount={() => void dryRun()}
        onDelete={() => void run()}
      />
    </PrivacyLayout>
  )
}

type PeriodProps = {
  label: string
  hint: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

const PeriodField = ({ label, hint, value, onChange }: PeriodProps) => (
  <Field.Root hint={hint}>
    <Field.Label>{label}</Field.Label>
    <NumberInput value={value} onValueChange={onChange} />
    <Field.Hint />
  </Field.Root>
)

type PastProps = {
  preview: RetentionCounts | undefined
  isBusy: boolean
  /** False while the periods on the screen are not saved. */
  canDelete: boolean
  onCount: () => void
  onDelete: () => void
}

/** What would be deleted now, once it is counted, and the button that deletes it. */
const PastPeriod = ({ preview, isBusy, canDelete, onCount, onDelete }: PastProps) => (
  <Panel title="What is past its period">
    <Flex direction="column" alignItems="start" gap={3}>
      {preview && (
        <Typography role="status">
          {total(preview) === 0
            ? 'Nothing would be deleted now.'
            : `${total(preview)} would be deleted now. ${countTexts(preview).join(', ')}.`}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" loading={isBusy} onClick={onCount}>
          Count without deleting
        </Button>
        {preview && total(preview) > 0 && canDelete && (
          <DangerDialog
            trigger={
              <Button variant="danger-light" disabled={isBusy}>
                Delete now
              </Button>
            }
            title={`Delete ${total(preview)} submissions?`}
            action="Delete"
            onConfirm={onDelete}
          >
            They are deleted with their notes, emails and consent records. This cannot be undone.
          </DangerDialog>
        )}
      </Flex>
    </Flex>
  </Panel>
)
