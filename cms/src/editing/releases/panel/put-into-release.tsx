import { Radio, Typography } from '@strapi/design-system'
import { Stack } from '@strapi/icons'
import { Page, useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type PlanAction, plansFor, type PlannedType } from '../../../content/shared/types'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import type { Entry, OwnAction } from '../../../platform/panel/document-action'
import { DialogForm } from '../../../platform/panel/form-dialog'
import { TextField } from '../../../platform/panel/screen/text-field'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { ActionChoice } from '../../panel/plans/action-choice'
import { useMayPlan } from '../../panel/plans/use-may-plan'
import { plansChanged } from '../../panel/plans/plan-changes'
import { NAME_LENGTH, type Release, type ReleaseList } from '../shared/release'

const NEW = 'new'

type Props = { model: PlannedType; documentId: string; isLive: boolean; onClose: () => void }

type FormProps = Props & { releases: Release[] }

function ReleaseForm({ releases, model, documentId, isLive, onClose }: FormProps) {
  const { post, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [chosen, choose] = useState<string>()
  const [name, setName] = useState('')
  const [action, setAction] = useState<PlanAction>('publish')
  const [error, setError] = useState<string>()
  const actions = isLive ? plansFor(model) : []
  const open = releases.filter(({ state }) => state !== 'published' && state !== 'undone')
  const release = open.find(({ id }) => String(id) === chosen) ?? (chosen ? undefined : open[0])

  const putIn = async () => {
    try {
      const { id } = release ?? (await post<Release>('/releases', { name })).data
      const { data: stored } = await put<Release>(
        `/releases/${id}/entries/${model}/${documentId}`,
        {
          action,
        },
      )
      toggleNotification({ type: 'success', message: `It is in the release “${stored.name}”.` })
      plansChanged()
      onClose()
    } catch (refused) {
      setError(messageIn(refused))
    }
  }
  return (
    <DialogForm
      action="Put it in"
      isReady={release !== undefined || name.trim() !== ''}
      onSubmit={() => void putIn()}
      onClose={onClose}
    >
      <Typography>
        What is in a release is published together, with the changes that are saved until then.
      </Typography>
      {open.length > 0 && (
        <Radio.Group
          aria-label="Release"
          value={release ? String(release.id) : NEW}
          onValueChange={choose}
        >
          {open.map((one) => (
            <Radio.Item key={one.id} value={String(one.id)}>
              {one.name}
            </Radio.Item>
          ))}
          <Radio.Item value={NEW}>A new release</Radio.Item>
        </Radio.Group>
      )}
      {!release && (
        <TextField
          label="Name of the release"
          value={name}
          maxLength={NAME_LENGTH}
          onChange={setName}
        />
      )}
      <ActionChoice actions={actions} chosen={action} onChoose={setAction} />
      {error !== undefined && (
        <Typography role="alert" textColor="danger700">
          {error}
        </Typography>
      )}
    </DialogForm>
  )
}

function ChooseRelease(props: Props) {
  const { data } = useLoaded<ReleaseList>('/releases')
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return <ReleaseForm releases={data.releases} {...props} />
}

const inMenu = { type: 'put-into-release', position: 'header' } as const

/** In the menu of an entry that is saved. */
export const PutIntoRelease: OwnAction = Object.assign(({ model, document }: Entry) => {
  const mayPlan = useMayPlan(model)
  const { documentId, status } = { documentId: undefined, ...document }
  if (!mayPlan || documentId === undefined) return null
  return {
    ...inMenu,
    label: 'Put into a release',
    icon: <Stack />,
    dialog: {
      type: 'modal' as const,
      title: 'Put into a release',
      content: ({ onClose }: Pick<Props, 'onClose'>) => (
        <ChooseRelease
          model={model as PlannedType}
          documentId={documentId}
          isLive={status !== 'draft'}
          onClose={onClose}
        />
      ),
    },
  }
}, inMenu)
