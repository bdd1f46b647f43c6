import { Button, Flex, Grid, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { formTitles } from '../../panel/form-titles'
import { TextField } from '../../../platform/panel/screen/text-field'
import { Panel } from '../../../platform/panel/screen/panel'
import { Screen } from '../../../platform/panel/screen/screen'
import { MailText } from './mail-text'
import { PlaceholdersPanel } from './placeholders-panel'
import { StaleSave } from '../../../platform/panel/conflict-box'
import { useTemplate } from './use-template'
import { templateName, type Wording } from './use-template-calls'

/** Edits one template beside a preview of what it makes. */
export function TemplatePage() {
  const { form = '', kind = '' } = useParams()
  const { template, wording, setWording, preview, theirs, take, isBusy, ...actions } = useTemplate(
    `${encodeURIComponent(form)}/${encodeURIComponent(kind)}`,
  )

  if (template === 'failed') return <Page.Error />
  if (template === undefined) return <Page.Loading />
  const title = `${templateName(template)}: ${formTitles[template.form]}`
  return (
    <Screen
      tab={`${title} · Mail templates`}
      back={{ to: '/mail/templates', name: 'Mail templates' }}
      title={title}
      primaryAction={
        <Button loading={isBusy} onClick={() => void actions.save(template)}>
          Save
        </Button>
      }
      secondaryAction={
        <Flex gap={2} wrap="wrap">
          <Button variant="tertiary" disabled={isBusy} onClick={() => void actions.sendTest()}>
            Send me a test
          </Button>
          <Button variant="tertiary" disabled={isBusy} onClick={() => void actions.reset(template)}>
            Restore the original
          </Button>
        </Flex>
      }
    >
      {theirs && (
        <StaleSave
          theirs={`${theirs.subject}\n\n${theirs.body}`}
          onTakeTheirs={() => take(theirs)}
          onSaveMine={() => void actions.save(theirs)}
        />
      )}
      <Grid.Root gap={6}>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch" gap={6}>
          <WordingPanel
            wording={wording}
            isBusy={isBusy}
            onChange={setWording}
            onPreview={() => void actions.showPreview()}
          />
          <PlaceholdersPanel placeholders={template.placeholders} />
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

type WordingProps = {
  wording: Wording
  isBusy: boolean
  onChange: (wording: Wording) => void
  onPreview: () => void
}

const WordingPanel = ({ wording, isBusy, onChange, onPreview }: WordingProps) => (
  <Panel title="Wording">
    <Flex direction="column" alignItems="stretch" gap={4}>
      <TextField
        label="Subject"
        value={wording.subject}
        maxLength={200}
        onChange={(subject) => onChange({ ...wording, subject })}
      />
      <TextField
        label="Text"
        value={wording.body}
        maxLength={10_000}
        rows={18}
        onChange={(body) => onChange({ ...wording, body })}
      />
      <Flex>
        <Button variant="secondary" disabled={isBusy} onClick={onPreview}>
          Preview
        </Button>
      </Flex>
    </Flex>
  </Panel>
)
