import { Flex } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Older } from '../../../platform/panel/screen/older'
import { NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { contentTypes } from '../../../content/shared/types'
import {
  binnedTypes,
  type BroughtBack,
  DAYS_IN_BIN,
  type Deleted,
  type DeletedList,
} from '../shared/binned'
import { AddressDialog, type TakenAddress } from './address-dialog'
import { BackNote } from './back-note'
import { DeletedItem } from './deleted-item'
import { useBin } from './use-bin'

const kinds = Object.entries(contentTypes).flatMap(([path, { uid }]) =>
  binnedTypes.some((type) => type === uid)
    ? [[uid, `${path.charAt(0).toUpperCase()}${path.slice(1)}`] as const]
    : [],
)

/** What staff have deleted, and the way back for it. */
export function BinPage() {
  const filter = useFilter()
  const { given, change } = filter
  const { data, reload } = useLoaded<DeletedList>(`/bin/entries?${given}`)
  const [back, setBack] = useState<BroughtBack>()
  const [taken, setTaken] = useState<TakenAddress>()
  const { isBusy, mayDelete, bringBack, deleteForGood } = useBin({ reload, setBack, setTaken })
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <Screen
      title="Bin"
      subtitle={`What was deleted can be brought back for ${DAYS_IN_BIN} days, with its history.`}
    >
      <Flex>
        <ChoiceFilter
          label="Kind"
          all="Everything"
          choices={kinds}
          chosen={given.get('types') ?? ''}
          onChoose={(types) => change({ types })}
        />
      </Flex>
      {back && <BackNote key={back.documentId} back={back} onClose={() => setBack(undefined)} />}
      {data.rows.length === 0 ? (
        <NoRows>Nothing here. What you delete waits here before it is gone for good.</NoRows>
      ) : (
        <RowList aria-label="Deleted">
          {data.rows.map((row: Deleted) => (
            <DeletedItem
              key={row.id}
              row={row}
              isBusy={isBusy}
              onBringBack={() => void bringBack(row)}
              onDelete={mayDelete ? () => void deleteForGood(row) : undefined}
            />
          ))}
        </RowList>
      )}
      <Older filter={filter} next={data.hasOlder && data.rows.at(-1)?.id} />
      {taken && (
        <AddressDialog
          taken={taken}
          onSubmit={(slug) => bringBack(taken.row, slug)}
          onClose={() => setTaken(undefined)}
        />
      )}
    </Screen>
  )
}
