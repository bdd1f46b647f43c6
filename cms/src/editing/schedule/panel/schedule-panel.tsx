import { Button, Flex, Typography } from '@strapi/design-system'
import { Clock } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { plansFor, isPlannedType } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { useIsHeld } from '../../panel/use-is-held'
import { PlanDialog } from '../../panel/plans/plan-dialog'
import { PlanList } from './plan-list'
import { useMayPlan } from '../../panel/plans/use-may-plan'
import { usePlans } from './use-plans'

const NAME = 'SchedulePanel'

/** In an entry's side panel: when it goes live or leaves the site, and a way to plan it. */
export function SchedulePanel({
  collectionType,
  model,
  document,
  activeTab,
}: Entry & { document?: { documentId?: string } }) {
  const isUnsaved = useForm(NAME, (form) => form.modified)
  const mayPlan = useMayPlan(model)
  const isHeld = useIsHeld()
  const [isOpen, setIsOpen] = useState(false)
  const { documentId, updatedAt, status } = document ?? {}
  const version = `${updatedAt ?? ''} ${status ?? ''}`
  const { plans, error, isBusy, forgetError, plan, end } = usePlans(
    { collectionType, model, documentId, version },
    mayPlan,
  )
  const close = () => {
    setIsOpen(false)
    forgetError()
  }
  if (!mayPlan || !isPlannedType(model) || documentId === undefined || activeTab === 'published')
    return null
  if (isHeld === undefined || plans === undefined) return undefined
  if (isHeld && plans.length === 0) return null
  return {
    title: 'Schedule',
    state: plans.length,
    isOpen: plans.length > 0,
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%" aria-live="polite">
        {plans.length > 0 && (
          <PlanList plans={plans} isBusy={isBusy} onEnd={(each) => void end(each)} />
        )}
        {!isOpen && error !== '' && <Typography textColor="danger700">{error}</Typography>}
        {!isHeld && (
          <Button
            variant="tertiary"
            width="100%"
            startIcon={<Clock />}
            onClick={() => {
              forgetError()
              setIsOpen(true)
            }}
          >
            {plans.length > 0 ? 'Plan another time' : 'Plan a time'}
          </Button>
        )}
        {isOpen && (
          <PlanDialog
            actions={plansFor(model)}
            planned={plans.flatMap((each) => (each.isFailed ? [] : [each.action]))}
            isUnsaved={isUnsaved}
            error={error}
            onClose={close}
            onPlan={(action, moment) =>
              void plan(action, moment).then((isPlanned) => isPlanned && close())
            }
          />
        )}
      </Flex>
    ),
  }
}
