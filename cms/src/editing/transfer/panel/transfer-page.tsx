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
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { Panel } from '../../../platform/panel/panel'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { countOf, type ImportResult, type Mode, modes, type Plan } from '../shared/plan'
import { PlanList } from './plan-list'
import { useSendPackage } from './use-send-package'

const modeTitles = {
  drafts: 'Drafts: visitors see nothing of it yet',
  published: 'Published: visitors see it at once',
} as const satisfies Record<Mode, string>

/** All content as one file, and from one: first the list of what it would do, then the import. */
export function TransferPage() {
  return (
    <Page.Main>
      <Page.Title>Move content</Page.Title>
      <Layouts.Header
        title="Move content"
        subtitle="From one environment to another, such as from a test site to this one"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Export />
          <Import />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function Export() {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    try {
      const file = get<Blob>('/content-transfer/export', { responseType: 'blob' })
      saveFile(await notifyOnError(file), 'content.tar.gz')
    } catch {
      // The call has said why.
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Panel title="Export">
      <Flex direction="column" alignItems="start" gap={4}>
        <Typography>
          Pages, jobs, redirects, footer, settings, menu and pictures, with their drafts. Nothing
          that visitors sent, and no accounts.
        </Typography>
        <Button startIcon={<Download />} loading={isLoading} onClick={() => void download()}>
          Export all content
        </Button>
      </Flex>
    </Panel>
  )
}

function Import() {
  const send = useSendPackage()
  const { toggleNotification } = useNotification()
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<Mode>('drafts')
  const [plan, setPlan] = useState<Plan>()
  const [taken, setTaken] = useState<readonly string[]>([])
  const [deletesOrphans, setDeletesOrphans] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch {
      // The call has said why.
    } finally {
      setIsBusy(false)
    }
  }
  const look = (chosen: File | undefined, as: Mode) => {
    setFile(chosen)
    setMode(as)
    setPlan(undefined)
    setTaken([])
    setDeletesOrphans(false)
    if (chosen) void run(async () => setPlan(await send<Plan>(chosen, { as })))
  }
  const start = (chosen: File, { version }: Plan) =>
    void run(async () => {
      const result = await send<ImportResult>(chosen, {
        as: mode,
        version,
        take: taken.join(','),
        deleteOrphans: String(deletesOrphans),
      })
      toggleNotification({
        type: 'success',
        message: `${result.written} imported, ${result.deleted} deleted.`,
      })
      look(chosen, mode)
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
              onChange={({ target }) => look(target.files?.[0], mode)}
            />
            <Field.Hint />
          </Flex>
        </Field.Root>
        <Field.Root id="mode" width="100%" maxWidth="420px">
          <Field.Label>Import it as</Field.Label>
          <SingleSelect
            value={mode}
            disabled={isBusy}
            onChange={(value: string | number) =>
              look(file, modes.find((name) => name === value) ?? 'drafts')
            }
          >
            {modes.map((name) => (
              <SingleSelectOption key={name} value={name}>
                {modeTitles[name]}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
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
