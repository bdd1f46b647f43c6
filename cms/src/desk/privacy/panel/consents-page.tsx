import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { Fragment } from 'react'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { staffLabelOf } from '../../inbox/shared/field-label'
import { formTitles } from '../../panel/form-titles'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Older } from '../../../platform/panel/screen/older'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { SearchField } from '../../../platform/panel/screen/search-field'
import { useUnsharedFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { PrivacyLayout } from './privacy-layout'
import type { Consents } from './types'
import { usePrivacyCalls } from './use-privacy-calls'

const answerOf = (answer: unknown) => {
  if (typeof answer === 'string') return answer
  return answer === true ? 'agreed' : 'not agreed'
}

type Row = Consents['rows'][number]

/** What stood beside each box, and the answer. */
function Boxes({ row: { form, boxes, wording } }: { row: Row }) {
  const fields = Object.entries(boxes)
  if (fields.length === 0 && !wording?.length) return <Typography variant="pi">No boxes</Typography>
  const textOf = (field: string) => wording?.find((one) => one.field === field)?.text
  const unasked = (wording ?? []).filter(({ field }) => !(field in boxes))
  return (
    <Box tag="dl" paddingTop={1}>
      {fields.map(([field, answer]) => (
        <Fragment key={field}>
          <Typography tag="dt" fontWeight="bold" variant="pi">
            {`${staffLabelOf(form, field)}: ${answerOf(answer)}`}
          </Typography>
          <Typography tag="dd">
            {textOf(field) ? `“${textOf(field)}”` : 'The wording was not kept.'}
          </Typography>
        </Fragment>
      ))}
      {unasked.map(({ field, text }) => (
        <Typography key={field} tag="dd">{`“${text}”`}</Typography>
      ))}
    </Box>
  )
}

/** Who agreed to what, in which wording, when. */
export function ConsentsPage() {
  const calls = usePrivacyCalls()
  const filter = useUnsharedFilter()
  const q = filter.given.get('q') ?? ''
  const { data } = useLoaded<Consents>(`/privacy/consents?${filter.given}`)
  const { isBusy, attempt } = useAttempt()
  const download = () =>
    attempt(async () =>
      saveFile(
        await calls.exportConsents(new URLSearchParams({ q }).toString()),
        datedName('consents', 'csv'),
      ),
    )
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  return (
    <PrivacyLayout
      title="Consent log"
      subtitle="Who agreed to what, in which wording, when"
      primaryAction={
        <Button variant="tertiary" loading={isBusy} onClick={() => void download()}>
          Export as CSV
        </Button>
      }
    >
      <SearchField
        label="Search the consent log"
        placeholder="Reference or whole address"
        asked={q}
        onSearch={(text) => filter.change({ q: text })}
      />
      {data.rows.length === 0 ? (
        <NoRows>There is no record of a consent here.</NoRows>
      ) : (
        <RowList aria-label="Consents">
          {data.rows.map((row) => (
            <Item key={row.id}>
              <Flex gap={3} wrap="wrap">
                <Typography fontWeight="bold">{formTitles[row.form]}</Typography>
                <Typography>{row.reference}</Typography>
                <Typography textColor="neutral600">{formatDateTime(row.recordedAt)}</Typography>
              </Flex>
              <Boxes row={row} />
              <Typography tag="p" variant="pi" textColor="neutral600">
                {row.version ? `Version ${row.version} of the wording` : 'No version was named'}
              </Typography>
            </Item>
          ))}
        </RowList>
      )}
      <Older filter={filter} next={data.hasOlder && data.rows.at(-1)?.id} />
    </PrivacyLayout>
  )
}
