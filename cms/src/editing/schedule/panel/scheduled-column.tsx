import { brand } from '@app/contract'
import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { planActions } from '../../../content/shared/types'
import { useAllPlans } from './all-plans'
import { useMayPlan } from '../../panel/plans/use-may-plan'

/** Unbroken and without the time of day: the status beside it stays in sight. */
const dateOf = (moment: string) =>
  new Intl.DateTimeFormat(brand.locale, { dateStyle: 'medium' })
    .format(new Date(moment))
    .replaceAll(' ', '\u00a0')

type Row = { documentId: string }
type Header = {
  name: string
  label: { id: string; defaultMessage: string }
  searchable: boolean
  sortable: boolean
  cellFormatter: (row: Row, header: unknown, list: { model: string }) => ReactNode
}
type Table = { displayedHeaders: object[]; layout: { options?: { draftAndPublish?: boolean } } }

/** In a list: when an entry goes live or leaves the site, or that this has failed. */
function ScheduledCell({ model, documentId }: Row & { model: string }) {
  const own = useAllPlans(useMayPlan(model)).filter(({ entryId }) => entryId === documentId)
  if (own.length === 0) return null
  return (
    <Box style={{ whiteSpace: 'normal' }}>
      {own.map(({ id, action, dueAt, releaseName, isFailed }) => (
        <Typography key={id} tag="p" variant="pi" textColor={isFailed ? 'danger600' : 'neutral800'}>
          {isFailed
            ? `Was not ${planActions[action].done}`
            : `${planActions[action].future} ${dueAt === null ? `with “${releaseName}”` : dateOf(dueAt)}`}
        </Typography>
      ))}
    </Box>
  )
}

const header: Header = {
  name: 'scheduled',
  label: { id: 'app.scheduled', defaultMessage: 'Scheduled' },
  searchable: false,
  sortable: false,
  cellFormatter: ({ documentId }, _, { model }) => (
    <ScheduledCell model={model} documentId={documentId} />
  ),
}

/** Adds the column to lists of entries that have drafts. */
export const addScheduledColumn = ({ displayedHeaders, layout }: Table): Table => ({
  layout,
  displayedHeaders: layout.options?.draftAndPublish
    ? [...displayedHeaders, header]
    : displayedHeaders,
})
