import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { editPathOf } from '../../../content/panel/edit-path'
import { planActions } from '../../../content/shared/types'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { formatInZone, ownZone } from '../../../platform/panel/dates/zone'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Item } from '../../../platform/panel/screen/rows'
import { PlanDialog } from '../../panel/plans/plan-dialog'
import type { Release, ReleaseItem, ReleaseState } from '../shared/release'
import { useRelease } from './use-release'

const sentences: Record<ReleaseState, (when: string) => string> = {
  open: () => 'No time yet',
  planned: (when) => `Goes live on ${when}`,
  failed: (when) =>
    when === '' ? 'Something in it was deleted: see below' : 'Not published: see why below',
  published: (when) => `Published on ${when}`,
  undone: (when) => `Published on ${when}, and undone`,
}

const stillOpen = (state: ReleaseState) => state !== 'published' && state !== 'undone'

type PartProps = { item: ReleaseItem; isOpen: boolean; isBusy: boolean; onTakeOut: () => void }

function Part({ item, isOpen, isBusy, onTakeOut }: PartProps) {
  const { type: uid, entryId: documentId, title, action, by, isChanged, reason } = item
  return (
    <Flex tag="li" gap={3} justifyContent="space-between" wrap="wrap">
      <Box style={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography tag="p">
          {title ? <TextLink to={editPathOf({ uid, documentId })}>{title}</TextLink> : 'Deleted'}
          {action === 'unpublish' && ` – ${planActions.unpublish.future.toLowerCase()}`}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`Put in by ${by}`}
          {isChanged && (
            <>
              {' · '}
              <TextLink to={`/history/${uid}/${documentId}`}>Changed since</TextLink>
            </>
          )}
        </Typography>
        {reason !== null && <Typography textColor="danger700">{reason}</Typography>}
      </Box>
      {isOpen && (
        <Button
          size="S"
          variant="tertiary"
          disabled={isBusy}
          aria-label={`Take out ${title || 'what was deleted'}`}
          onClick={onTakeOut}
        >
          Take out
        </Button>
      )}
    </Flex>
  )
}

type ActionsProps = {
  release: Release
  calls: ReturnType<typeof useRelease>
  onPlan: () => void
}

function Actions({ release: { name, state, items }, calls, onPlan }: ActionsProps) {
  const { isBusy, publish, cancelPlan, undo, remove } = calls
  const danger = (label: string) => (
    <Button size="S" variant="danger-light" disabled={isBusy} aria-label={`${label} “${name}”`}>
      {label}
    </Button>
  )
  return (
    <Flex gap={2} wrap="wrap">
      {stillOpen(state) && items.length > 0 && (
        <>
          <DangerDialog
            trigger={
              <Button size="S" disabled={isBusy}>
                Publish now
              </Button>
            }
            title={`Publish “${name}” now?`}
            action="Publish it"
            onConfirm={publish}
          >
            Visitors see all that is in it at once, as it is saved now.
          </DangerDialog>
          <Button size="S" variant="secondary" disabled={isBusy} onClick={onPlan}>
            {state === 'planned' ? 'Plan another time' : 'Plan a time'}
          </Button>
        </>
      )}
      {state === 'planned' && (
        <Button size="S" variant="tertiary" disabled={isBusy} onClick={cancelPlan}>
          Cancel the plan
        </Button>
      )}
      {state === 'published' && (
        <DangerDialog
          trigger={danger('Undo')}
          title={`Undo “${name}”?`}
          action="Undo it"
          onConfirm={undo}
        >
          Visitors get back what they had before it, all at once, and the drafts become what they
          were then. What you undo stays in the history of each entry.
        </DangerDialog>
      )}
      {state !== 'planned' && (
        <DangerDialog
          trigger={danger('Delete')}
          title={`Delete the release “${name}”?`}
          action="Delete"
          onConfirm={remove}
        >
          What is in it stays as it is, published or not.
        </DangerDialog>
      )}
    </Flex>
  )
}

/** A release with what is in it, and what can be done with it. */
export function OneRelease({ release, onChanged }: { release: Release; onChanged: () => void }) {
  const { name, state, dueAt, madeBy, items } = release
  const calls = useRelease(release, onChanged)
  const [isPlanning, setIsPlanning] = useState(false)
  const when = dueAt === null ? '' : formatInZone(new Date(dueAt), ownZone())
  const openPlan = () => {
    calls.forgetError()
    setIsPlanning(true)
  }
  return (
    <Item>
      <Flex direction="column" alignItems="stretch" gap={3} paddingTop={2} paddingBottom={2}>
        <Flex gap={3} justifyContent="space-between" wrap="wrap">
          <Box style={{ flex: '1 1 20rem', minWidth: 0 }}>
            <Typography tag="h2" variant="beta">
              {name}
            </Typography>
            <Typography tag="p" textColor="neutral600">
              {`${sentences[state](when)} · Made by ${madeBy}`}
            </Typography>
          </Box>
          <Actions release={release} calls={calls} onPlan={openPlan} />
        </Flex>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={`In ${name}`}>
          {items.map((item) => (
            <Part
              key={item.id}
              item={item}
              isOpen={stillOpen(state)}
              isBusy={calls.isBusy}
              onTakeOut={() => calls.takeOut(item)}
            />
          ))}
        </Flex>
        {isPlanning && (
          <PlanDialog
            actions={['publish']}
            planned={[]}
            isUnsaved={false}
            error={calls.error}
            onClose={() => setIsPlanning(false)}
            onPlan={(_, moment) =>
              void calls.plan(moment).then((isPlanned) => isPlanned && setIsPlanning(false))
            }
          />
        )}
      </Flex>
    </Item>
  )
}
