import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { formTitles } from '../../panel/form-titles'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { Panel } from '../../../platform/panel/screen/panel'
import { isConflict } from '../../../platform/panel/calls/is-conflict'
import { Screen } from '../../../platform/panel/screen/screen'
import { mailKinds } from '../../panel/mail-states'
import { MailText } from './mail-text'
import { StaleSave } from '../../../platform/panel/conflict-box'
import { type Preview, type Template, useTemplateCalls, type Wording } from './use-template-calls'

/** Edits one template beside a preview of what it makes. */
export function TemplatePage() {
  const { form = '', kind = '' } = useParams()
  const place = `${encodeURIComponent(form)}/${encodeURIComponent(kind)}`
  const calls = useTemplateCalls()
  const [template, setTemplate] = useState<Template | 'failed'>()
  const [wording, setWording] = useState<Wording>({ subject: '', body: '' })
  const [preview, setPreview] = useState<Preview>()
  const [theirs, setTheirs] = useState<Template>()
  const { isBusy, attempt } = useAttempt()

  const show = ({ subject, body }: Wording) => setWording({ subject, body })
  useEffect(() => {
    const load = async () => {
      const read = await calls.read(place)
      setTemplate(read)
      show(read)
      setPreview(await calls.preview(place, { subject: read.subject, body: read.body }))
    }
    load().catch(() => setTemplate((known) => known ?? 'failed'))
  }, [calls, place])

  if (template === 'failed') return <Page.Error />
  if (template === undefined) return <Page.Loading />
  /** Somebody else saved first: what they wrote is shown beside what is typed here. */
  const showTheirs = async (error: unknown) => {
    if (isConflict(error)) setTheirs(await calls.read(place).catch(() => undefined))
  }
  const save = (version: string) =>
    attempt(async () => {
      const saved = await calls.save(place, wording, version)
      setTemplate({ ...template, ...saved })
      setTheirs(undefined)
      await look(wording)
      return 'Saved. Emails sent from now on use this text.'
    }, showTheirs)
  const take = (next: Template) => {
    setTemplate(next)
    show(next)
    setTheirs(undefined)
  }
  const look = async (next: Wording) => setPreview(await calls.preview(place, next))
  const title = `${mailKinds[template.kind]}: ${formTitles[template.form]}`
  return (
    <Screen
      tab={`${title} · Mail templates`}
      back={{ to: '/mail/templates', name: 'Mail templates' }}
      title={title}
      primaryAction={
        <Button loading={isBusy} onClick={() => void save(template.version)}>
          Save
        </Button>
      }
      secondaryAction={
        <Flex gap={2} wrap="wrap">
          <Button
            variant="tertiary"
            disabled={isBusy}
            onClick={() =>
              void attempt(async () => {
                const { recipient } = await calls.test(place, wording)
                return `A test is on its way to ${recipient}.`
              })
            }
          >
            Send me a test
          </Button>
          <Button
            variant="tertiary"
            disabled={isBusy}
            onClick={() =>
              void attempt(async () => {
                const original = await calls.reset(place, template.version)
                take({ ...template, ...original })
                await look({ subject: original.subject, body: original.body })
                return 'The original wording is back.'
              }, showTheirs)
            }
          >
            Restore the original
          </Button>
        </Flex>
      }
    >
      {theirs && (
        <StaleSave
          theirs={`${theirs.subject}\n\n${theirs.body}`}
          onTakeTheirs={() => take(theirs)}
          onSaveMine={() => void save(theirs.version)}
        />
      )}
      <Grid.Root gap={6}>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={6}>
          <Panel title="Wording">
            <Flex direction="column" alignItems="stretch" gap={4}>
              <TextField
                label="Subject"
                value={wording.subject}
                maxLength={200}
                onChange={(subject) => setWording({ ...wording, subject })}
              />
              <TextField
                label="Text"
                value={wording.body}
                maxLength={10_000}
                rows={18}
                onChange={(body) => setWording({ ...wording, body })}
              />
              <Flex>
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  onClick={() => void attempt(() => look(wording).then(() => undefined))}
                >
                  Preview
                </Button>
              </Flex>
            </Flex>
          </Panel>
          <Panel title="Placeholders">
            <Box tag="ul">
              {template.placeholders.map(({ name, meaning }) => (
                <Typography tag="li" key={name}>
                  <code>{`{${name}}`}</code> {meaning}
                </Typography>
              ))}
            </Box>
          </Panel>
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={6}>
          {preview && (
            <Panel title="Preview with sample answers">
              <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
                {preview.subject}
              </Typography>
            </Panel>
          )}
          {preview && <MailText mail={preview} />}
        </Grid.Item>
      </Grid.Root>
    </Screen>
  )
}
