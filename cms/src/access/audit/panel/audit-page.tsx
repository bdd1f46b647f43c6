import { Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { auditActions } from '../shared/actions'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { DayRange } from '../../../platform/panel/dates/day-range'
import { withMomentsOfDays } from '../../../platform/panel/dates/days'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Older } from '../../../platform/panel/screen/older'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { SearchField } from '../../../platform/panel/screen/search-field'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { detailText } from './detail-text'

type Entry = {
  id: number
  at: string
  actorName: string
  actorEmail: string | null
  action: string
  /** The title or name of what was changed. */
  about: string
  detail: Record<string, unknown>
}
type Entries = { rows: Entry[]; hasOlder: boolean }

const actions = Object.entries(auditActions)

const sentenceOf = (action: string) => actions.find(([name]) => name === action)?.[1] ?? action

const EntryItem = ({ entry }: { entry: Entry }) => (
  <Item>
    <Typography>
      <strong>{entry.actorName}</strong> {sentenceOf(entry.action)}
    </Typography>
    <Typography tag="p" variant="pi" textColor="neutral600">
      {[formatDateTime(entry.at), entry.actorEmail, entry.about, detailText(entry.detail)]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Item>
)

/** What staff and the system did: who, what, when; nothing that visitors sent. */
export function AuditPage() {
  const filter = useFilter()
  const { given, change } = filter
  const { data } = useLoaded<Entries>(`/audit/entries?${withMomentsOfDays(given)}`)
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <Screen
      title="Audit log"
      subtitle="What staff and the system did. Kept for a year; nobody can change it."
    >
      <Flex gap={2} wrap="wrap" alignItems="end">
        <SearchField
          label="Search the audit log"
          placeholder="Reference, id or email address"
          asked={given.get('q') ?? ''}
          onSearch={(q) => change({ q })}
        />
        <ChoiceFilter
          label="Action"
          all="Every action"
          choices={actions}
          chosen={given.get('actions') ?? ''}
          onChoose={(action) => change({ actions: action })}
        />
        <DayRange given={given} labels={['From this day', 'Until this day']} onChange={change} />
      </Flex>
      {data.rows.length === 0 ? (
        <NoRows>There are no entries here.</NoRows>
      ) : (
        <RowList aria-label="Entries">
          {data.rows.map((entry) => (
            <EntryItem key={entry.id} entry={entry} />
          ))}
        </RowList>
      )}
      <Older filter={filter} next={data.hasOlder && data.rows.at(-1)?.id} />
    </Screen>
  )
}
