import { Button, Flex } from '@strapi/design-system'
import { Page, useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { Panel } from '../../../platform/panel/screen/panel'
import { MAX_SAVED_NAME_LENGTH, type SavedReply } from '../shared/saved-reply'
import { PlaceholdersPanel } from './placeholders-panel'
import type { Placeholder } from './types'

type Loaded = { replies: SavedReply[]; placeholders: Placeholder[] }
type Wording = Pick<SavedReply, 'name' | 'text'>

const PATH = '/mail/saved-replies'

/** What the team answers again and again. */
export function SavedRepliesPage() {
  const { post, put, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { attempt } = useAttempt()
  const { data, setData } = useLoaded<Loaded>(PATH)
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  const { replies, placeholders } = data

  /** Makes a call and resolves to whether it succeeded. */
  const change = (call: Promise<{ data: Loaded }>, message: string) =>
    attempt(async () => {
      setData(await notifyOnError(call))
      return message
    })
  return (
    <Screen
      tab="Saved replies · Mail"
      back={{ to: '/mail', name: 'Mail' }}
      title="Saved replies"
      subtitle="What the team answers again and again; in a reply, / finds them"
    >
      <SavedReplyForm
        key={replies.length}
        title="New saved reply"
        given={{ name: '', text: '' }}
        onSave={(wording) => change(post<Loaded>(PATH, wording), 'Saved reply added')}
      />
      {replies.map((one) => (
        <SavedReplyForm
          key={`${one.id} ${one.version}`}
          title={one.name}
          given={one}
          onSave={(wording) =>
            change(
              put<Loaded>(`${PATH}/${one.id}`, { ...wording, version: one.version }),
              'Saved reply changed',
            )
          }
          onDelete={() => change(del<Loaded>(`${PATH}/${one.id}`), 'Saved reply deleted')}
        />
      ))}
      <PlaceholdersPanel placeholders={placeholders} />
    </Screen>
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
        <TextField
          label="Name"
          value={wording.name}
          maxLength={MAX_SAVED_NAME_LENGTH}
          onChange={(name) => setWording({ ...wording, name })}
        />
        <TextField
          label="Text"
          value={wording.text}
          maxLength={10_000}
          rows={4}
          onChange={(text) => setWording({ ...wording, text })}
        />
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
