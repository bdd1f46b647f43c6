import { Box, Button, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { BackLink } from '../../../platform/panel/back-link'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { Panel } from '../../../platform/panel/panel'
import { MAX_SAVED_NAME_LENGTH, type SavedReply } from '../shared/saved-reply'

type Answer = { replies: SavedReply[]; placeholders: { name: string; meaning: string }[] }
type Wording = Pick<SavedReply, 'name' | 'text'>

const PATH = '/mail/saved-replies'

/** What the team answers again and again. */
export function SavedRepliesPage() {
  const { get, post, put, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  useEffect(() => {
    get<Answer>(PATH).then(
      ({ data }) => setAnswer(data),
      () => setAnswer('failed'),
    )
  }, [get])
  if (answer === 'failed') return <Page.Error />
  if (answer === undefined) return <Page.Loading />

  /** Whether it was done; a call that failed has said why. */
  const attempt = async (call: Promise<{ data: Answer }>, message: string) => {
    try {
      setAnswer(await notifyOnError(call))
      toggleNotification({ type: 'success', message })
      return true
    } catch {
      return false
    }
  }
  return (
    <Page.Main>
      <Page.Title>Saved replies · Mail</Page.Title>
      <Layouts.Header
        navigationAction={<BackLink to="/mail">Mail</BackLink>}
        title="Saved replies"
        subtitle="What the team answers again and again; in a reply, / finds them"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SavedReplyForm
            key={answer.replies.length}
            title="New saved reply"
            given={{ name: '', text: '' }}
            onSave={(wording) => attempt(post<Answer>(PATH, wording), 'Saved reply added')}
          />
          {answer.replies.map((one) => (
            <SavedReplyForm
              key={`${one.id} ${one.version}`}
              title={one.name}
              given={one}
              onSave={(wording) =>
                attempt(
                  put<Answer>(`${PATH}/${one.id}`, { ...wording, version: one.version }),
                  'Saved reply changed',
                )
              }
              onDelete={() => attempt(del<Answer>(`${PATH}/${one.id}`), 'Saved reply deleted')}
            />
          ))}
          <Panel title="Placeholders">
            <Box tag="ul">
              {answer.placeholders.map(({ name, meaning }) => (
                <Typography tag="li" key={name}>
                  <code>{`{${name}}`}</code> {meaning}
                </Typography>
              ))}
            </Box>
          </Panel>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

type FormProps = {
  title: string
  given: Wording
  onSave: (wording: Wording) => Promise<boolean>
  onDelete?: () => Promise<boolean>
}

function SavedReplyForm({ title, given, onSave, onDelete }: FormProps) {
  const [wording, setWording] = useState<Wording>({ name: given.name, text: given.text })
  const isChanged = wording.name !== given.name || wording.text !== given.text
  const isEmpty = wording.name.trim() === '' || wording.text.trim() === ''
  return (
    <Panel title={title}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root>
          <Field.Label>Name</Field.Label>
          <TextInput
            value={wording.name}
            maxLength={MAX_SAVED_NAME_LENGTH}
            onChange={(event: { target: { value: string } }) =>
              setWording({ ...wording, name: event.target.value })
            }
          />
        </Field.Root>
        <Field.Root>
          <Field.Label>Text</Field.Label>
          <Textarea
            value={wording.text}
            maxLength={10_000}
            rows={4}
            onChange={(event: { target: { value: string } }) =>
              setWording({ ...wording, text: event.target.value })
            }
          />
        </Field.Root>
        <Flex justifyContent="flex-end" gap={2}>
          {onDelete && (
            <DangerDialog
              trigger={<Button variant="danger-light">Delete</Button>}
              title={`Delete “${given.name}”?`}
              action="Delete"
              onConfirm={() => void onDelete()}
            >
              Nobody on the team finds it any more. Replies that were sent with it stay.
            </DangerDialog>
          )}
          <Button disabled={!isChanged || isEmpty} onClick={() => void onSave(wording)}>
            Save
          </Button>
        </Flex>
      </Flex>
    </Panel>
  )
}
