import {
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { Screen } from '../../../platform/panel/screen/screen'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { Panel } from '../../../platform/panel/screen/panel'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { countOf, type ImportResult, type Mode, modes, type Plan } from '../shared/plan'
import { PlanList } from './plan-list'
import { useSendPackage } from './use-send-package'

const modeTitles = {
  drafts: 'Drafts: visitors see nothing of it yet',
  published: 'Published: visitors see it at once',
} as const satisfies Record<Mode, string>

/** Exports all content as one file, and imports one: first the list of what it would do, then the import. */
export const TransferPage = () => (
  <Screen
    title="Move content"
    subtitle="From one environment to another, such as from a test site to this one"
  >
    <Export />
    <Import />
  </Screen>
)

function Export() {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { isBusy, attempt } = useAttempt()
  const download = () =>
    attempt(async () => {
      const file = get<Blob>('/content-transfer/export', { responseType: 'blob' })
      saveFile(await notifyOnError(file), 'content.tar.gz')
    })
  return (
    <Panel title="Export">
      <Flex direction="column" alignItems="start" gap={4}>
        <Typography>
          Pages, jobs, redirects, footer, settings, menu and pictures, with their drafts. Nothing
          that visitors sent, and no accounts.
        </Typography>
        <Button startIcon={<Download />} loading={isBusy} onClick={() => void download()}>
          Export all content
        </Button>
      </Flex>
    </Panel>
  )
}

function Import() {
  const send = useSendPackage()
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<Mode>('drafts')
  const [plan, setPlan] = useState<Plan>()
  const [taken, setTaken] = useState<readonly string[]>([])
  const [deletesOrphans, setDeletesOrphans] = useState(false)
  const { isBusy, attempt } = useAttempt()
  const showPlan = (chosen: File | undefined, as: Mode) => {
    setFile(chosen)
    setMode(as)
    setPlan(undefined)
    setTaken([])
    setDeletesOrphans(false)
    if (chosen) void attempt(async () => setPlan(await send<Plan>(chosen, { as })))
  }
  const start = (chosen: File, { version }: Plan) =>
    void attempt(async () => {
      const result = await send<ImportResult>(chosen, {
        as: mode,
        version,
        take: taken.join(','),
        deleteOrphans: String(deletesOrphans),
      })
      showPlan(chosen, mode)
      return `${result.written} imported, ${result.deleted} deleted.`
    })
  const orphans = plan ? countOf(plan, 'orphan') : 0
  const count = plan ? countOf(plan, 'new') + countOf(plan, 'changed') + taken.length : 0
  return (
    <Panel title="Import">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root id="package" hint="A file in .tar.gz. Nothing is saved before you say so.">
          <Flex direction="column" alignItems="stretch" gap={1}>
            <Field.Label>Package</Field.Label>
            <input
              id="package"
              type="file"
              accept=".gz,application/gzip"
              disabled={isBusy}
              onChange={({ target }) => showPlan(target.files?.[0], mode)}
            />
            <Field.Hint />
          </Flex>
        </Field.Root>
        <ModeField mode={mode} isBusy={isBusy} onChange={(chosen) => showPlan(file, chosen)} />
        {plan && file && (
          <>
            <Typography role="status">
              {`A package of ${plan.from}, made on ${formatDateTime(plan.madeAt)}.`}
            </Typography>
            <PlanList plan={plan} taken={taken} onTake={setTaken} />
            {orphans > 0 && mode === 'published' && (
              <Checkbox
                checked={deletesOrphans}
                onCheckedChange={(checked) => setDeletesOrphans(checked === true)}
              >
                {`Delete what is not in the package (${orphans})`}
              </Checkbox>
            )}
            <Flex>
              <Button
                loading={isBusy}
                disabled={count === 0 && !deletesOrphans}
                onClick={() => start(file, plan)}
              >
                {`Import ${count}`}
              </Button>
            </Flex>
          </>
        )}
      </Flex>
    </Panel>
  )
}

type ModeFieldProps = { mode: Mode; isBusy: boolean; onChange: (mode: Mode) => void }

const ModeField = ({ mode, isBusy, onChange }: ModeFieldProps) => (
  <Field.Root id="mode" width="100%" maxWidth="420px">
    <Field.Label>Import it as</Field.Label>
    <SingleSelect
      value={mode}
      disabled={isBusy}
      onChange={(value: string | number) =>
        onChange(modes.find((name) => name === value) ?? 'drafts')
      }
    >
      {modes.map((name) => (
        <SingleSelectOption key={name} value={name}>
          {modeTitles[name]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Field.Root>
)
