import { Typography } from '@strapi/design-system'
import { Layout } from '@strapi/icons'
import { useFetchClient, useForm, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useState } from 'react'
import { hasSlug, kindOf, type TypeWithSlug } from '../../../content/shared/types'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import type { Entry, OwnAction } from '../../../platform/panel/document-action'
import { DialogForm } from '../../../platform/panel/form-dialog'
import { TextField } from '../../../platform/panel/screen/text-field'
import { NAME_LENGTH } from '../shared/template'
import { mayCreate } from './may-create'

type Props = { model: TypeWithSlug; documentId: string; onClose: () => void }

function NameForm({ model, documentId, onClose }: Props) {
  const { post } = useFetchClient()
  const { toggleNotification } = useNotification()
  const isModified = useForm('SaveAsTemplate', ({ modified }) => modified)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const save = () =>
    post(`/templates/${model}`, { documentId, name }).then(
      () => {
        const message = `“${name.trim()}” is a template now. You find it beside the list, when you begin a new one.`
        toggleNotification({ type: 'success', message })
        onClose()
      },
      (refused: unknown) => setError(messageIn(refused)),
    )
  return (
    <DialogForm
      action="Save as template"
      isReady={name.trim() !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography>
        {`Keeps the content of this ${kindOf(model)}, without its title, its addresses and what searches show of it.`}
        {isModified && ' What you have not saved yet is left out.'}
      </Typography>
      <TextField
        label="Name of the template"
        value={name}
        maxLength={NAME_LENGTH}
        error={error}
        onChange={setName}
      />
    </DialogForm>
  )
}

const inMenu = { type: 'save-as-template', position: 'header' } as const

/** In the menu of an entry. */
export const SaveAsTemplate: OwnAction = Object.assign(({ model, documentId }: Entry) => {
  const { allowedActions } = useRBAC(mayCreate(model))
  if (!hasSlug(model) || documentId === undefined || !allowedActions.canCreate) return null
  return {
    ...inMenu,
    label: 'Save as template',
    icon: <Layout />,
    dialog: {
      type: 'modal' as const,
      title: 'Save as template',
      content: ({ onClose }: Pick<Props, 'onClose'>) => (
        <NameForm model={model} documentId={documentId} onClose={onClose} />
      ),
    },
  }
}, inMenu)
