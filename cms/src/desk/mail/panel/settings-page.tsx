import type { FormName } from '@app/contract'
import { Button, Checkbox, Flex } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { isConflict } from '../../../platform/panel/calls/is-conflict'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/screen/panel'
import { Screen } from '../../../platform/panel/screen/screen'
import { StaleSave } from '../../../platform/panel/conflict-box'

type Stored = {
  notices: Partial<Record<FormName, string[]>>
  unconfirmed: FormName[]
  forms: FormName[]
  isDoubleOptIn: boolean
  /** Sent back with a save, which is refused once a colleague has saved another version. */
  version: string
}

/** A form's addresses as they are typed, and whether its senders get a confirmation. */
type FormDraft = { form: FormName; addresses: string; isConfirmed: boolean }

const draftOf = ({ notices, unconfirmed, forms }: Stored): FormDraft[] =>
  forms.map((form) => ({
    form,
    addresses: (notices[form] ?? []).join(', '),
    isConfirmed: !unconfirmed.includes(form),
  }))

const addressesIn = (typed: string) =>
  typed
    .split(/[,;\s]+/)
    .map((one) => one.trim())
    .filter(Boolean)

const bodyOf = (draft: FormDraft[]) => ({
  notices: Object.fromEntries(
    draft.map(({ form, addresses }) => [form, addressesIn(addresses)] as const),
  ),
  unconfirmed: draft.filter(({ isConfirmed }) => !isConfirmed).map(({ form }) => form),
})

const described = (stored: Stored): string =>
  [
    ...draftOf(stored).map(
      ({ form, addresses, isConfirmed }) =>
        `${formTitles[form]}: ${addresses || 'nobody'}; ${isConfirmed ? 'confirmation' : 'no confirmation'}`,
    ),
    `Double opt-in: ${stored.isDoubleOptIn ? 'on' : 'off'}`,
  ].join('\n')

/** Who is notified of new submissions, and which forms send a confirmation. */
export function MailSettingsPage() {
  const { get, put } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [draft, setDraft] = useState<FormDraft[] | 'failed'>()
  const [isDoubleOptIn, setIsDoubleOptIn] = useState(false)
  const [version, setVersion] = useState('')
  const [theirs, setTheirs] = useState<Stored>()
  const { isBusy, attempt } = useAttempt()
  const show = useCallback((stored: Stored) => {
    setDraft(draftOf(stored))
    setIsDoubleOptIn(stored.isDoubleOptIn)
    setVersion(stored.version)
    setTheirs(undefined)
  }, [])
  const read = useCallback(() => notifyOnError(get<Stored>('/mail/settings')), [get, notifyOnError])
  useEffect(() => {
    read().then(show, () => setDraft('failed'))
  }, [read, show])
  if (draft === 'failed') return <Page.Error />
  if (draft === undefined) return <Page.Loading />

  const change = (next: FormDraft) =>
    setDraft(draft.map((one) => (one.form === next.form ? next : one)))
  const save = (basedOn: string) =>
    attempt(
      async () => {
        const body = { ...bodyOf(draft), isDoubleOptIn, version: basedOn }
        show(await notifyOnError(put<Stored>('/mail/settings', body)))
        return 'Saved'
      },
      // What was typed stays.
      async (error) => {
        if (isConflict(error)) setTheirs(await read().catch(() => undefined))
      },
    )
  return (
    <Screen
      back={{ to: '/mail', name: 'Mail' }}
      title="Mail settings"
      subtitle="Who is notified of new submissions"
      primaryAction={
        <Button loading={isBusy} onClick={() => void save(version)}>
          Save
        </Button>
      }
    >
      {theirs && (
        <StaleSave
          theirs={described(theirs)}
          onTakeTheirs={() => show(theirs)}
          onSaveMine={() => void save(theirs.version)}
        />
      )}
      {draft.map((one) => (
        <FormPanel key={one.form} draft={one} onChange={change}>
          {one.form === 'newsletter' && (
            <Checkbox
              checked={isDoubleOptIn}
              onCheckedChange={(checked) => setIsDoubleOptIn(checked === true)}
            >
              Double opt-in: new subscribers confirm by a link in an email first
            </Checkbox>
          )}
        </FormPanel>
      ))}
    </Screen>
  )
}

type FormProps = { draft: FormDraft; onChange: (draft: FormDraft) => void; children: ReactNode }

const FormPanel = ({ draft, onChange, children }: FormProps) => (
  <Panel title={formTitles[draft.form]}>
    <Flex direction="column" alignItems="stretch" gap={4}>
      <TextField
        label="Notify of new submissions"
        hint="Addresses of staff, separated by commas. Empty: nobody."
        value={draft.addresses}
        onChange={(addresses) => onChange({ ...draft, addresses })}
      />
      <Checkbox
        checked={draft.isConfirmed}
        onCheckedChange={(checked) => onChange({ ...draft, isConfirmed: checked === true })}
      >
        Send a confirmation to the sender
      </Checkbox>
      {children}
    </Flex>
  </Panel>
)
