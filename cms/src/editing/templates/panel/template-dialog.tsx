import { Flex, IconButton, Radio, Typography } from '@strapi/design-system'
import { Trash } from '@strapi/icons'
import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { kindOf, type TypeWithSlug } from '../../../content/shared/types'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { FormDialog } from '../../../platform/panel/form-dialog'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import type { Begun, Template, TemplateList } from '../shared/template'

type Props = { type: TypeWithSlug; onClose: () => void }

type ChoiceProps = {
  templates: Template[]
  chosen: Template
  onChoose: (id: string) => void
  onDelete: (template: Template) => void
}

const TemplateChoice = ({ templates, chosen, onChoose, onDelete }: ChoiceProps) => (
  <Radio.Group aria-label="Template" value={String(chosen.id)} onValueChange={onChoose}>
    {templates.map((one) => (
      <Flex key={one.id} justifyContent="space-between" gap={2}>
        <Radio.Item value={String(one.id)}>
          {one.name}
          <Typography variant="pi" textColor="neutral600">
            {` ${one.madeBy}, ${formatDateTime(one.madeAt)}`}
          </Typography>
        </Radio.Item>
        <DangerDialog
          trigger={
            <IconButton variant="ghost" label={`Delete the template “${one.name}”`}>
              <Trash />
            </IconButton>
          }
          title={`Delete the template “${one.name}”?`}
          action="Delete"
          onConfirm={() => onDelete(one)}
        >
          Pages and jobs that began with it stay.
        </DangerDialog>
      </Flex>
    ))}
  </Radio.Group>
)

/** Asks with which template to begin, and what the new entry is called; opens it. */
export function TemplateDialog({ type, onClose }: Props) {
  const at = `/templates/${type}`
  const kind = kindOf(type)
  const { data, setData, reload } = useLoaded<TemplateList>(at)
  const { post, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const { isBusy, attempt } = useAttempt()
  const navigate = useNavigate()
  const [chosen, choose] = useState('')
  const [title, setTitle] = useState('')
  const { templates = [] } = data === 'failed' ? {} : (data ?? {})
  const template = templates.find(({ id }) => String(id) === chosen) ?? templates[0]

  const isNone = data !== undefined && template === undefined

  const begin = () =>
    attempt(
      async () => {
        const path = `${at}/${template?.id}/entries`
        const { documentId, lost } = await notifyOnError(post<Begun>(path, { title }))
        for (const message of lost) toggleNotification({ type: 'warning', message })
        void navigate(editPathOf({ uid: type, documentId }))
      },
      async () => reload(),
    )
  const remove = ({ id, name }: Template) =>
    attempt(
      async () => {
        setData(await notifyOnError(del<TemplateList>(`${at}/${id}`)))
        return `The template “${name}” is deleted.`
      },
      async () => reload(),
    )

  return (
    <FormDialog
      title={`New ${kind} from a template`}
      action={`Create the ${kind}`}
      isReady={!isBusy && template !== undefined && title.trim() !== ''}
      onSubmit={() => void begin()}
      onClose={onClose}
    >
      {isNone ? (
        <Typography>
          {data === 'failed'
            ? 'The templates could not be read. Close this and try again.'
            : `No template yet. Open a ${kind} and choose Save as template in its menu.`}
        </Typography>
      ) : (
        <TextField label="Title" value={title} maxLength={160} onChange={setTitle} />
      )}
      {template && (
        <TemplateChoice
          templates={templates}
          chosen={template}
          onChoose={choose}
          onDelete={(one) => void remove(one)}
        />
      )}
    </FormDialog>
  )
}
