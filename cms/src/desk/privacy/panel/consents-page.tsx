import { Box, Button, Flex, Searchbar, SearchForm, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { Fragment, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { datedName } from '../../../platform/shared/dated-name'
import { staffLabelOf } from '../../inbox/shared/field-label'
import { formTitles } from '../../panel/form-titles'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { PrivacyLayout } from './privacy-layout'
import type { Consents } from './types'
import { usePrivacyCalls } from './use-privacy-calls'

const Item = styled.li`
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

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
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const [olderThan, setOlderThan] = useState<number>()
  const [page, setPage] = useState<Consents | 'failed'>()
  const [isSaving, setIsSaving] = useState(false)
  const query = new URLSearchParams({ q, ...(olderThan && { olderThan: String(olderThan) }) })
  const search = query.toString()
  useEffect(() => {
    let isLatest = true
    const show = (found: Consents | 'failed') => void (isLatest && setPage(found))
    calls.consents(search).then(show, () => show('failed'))
    return () => void (isLatest = false)
  }, [calls, search])

  const open = (next: string) => {
    setOlderThan(undefined)
    setQ(next)
  }
  const download = async () => {
    setIsSaving(true)
    try {
      saveFile(
        await calls.exportConsents(new URLSearchParams({ q }).toString()),
        datedName('consents', 'csv'),
      )
    } catch {
      // The call has shown the error.
    } finally {
      setIsSaving(false)
    }
  }
  if (page === undefined) return <Page.Loading />
  if (page === 'failed') return <Page.Error />
  return (
    <PrivacyLayout
      title="Consent log"
      subtitle="Who agreed to what, in which wording, when"
      action={
        <Button variant="tertiary" loading={isSaving} onClick={() => void download()}>
          Export as CSV
        </Button>
      }
    >
      <SearchForm
        onSubmit={(event) => {
          event.preventDefault()
          open(text.trim())
        }}
      >
        <Searchbar
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => {
            setText('')
            open('')
          }}
          clearLabel="Clear the search"
          placeholder="Reference or whole address"
        >
          Search the consent log
        </Searchbar>
      </SearchForm>
      {page.rows.length === 0 ? (
        <Typography role="status">There is no record of a consent here.</Typography>
      ) : (
        <Box tag="ul" aria-label="Consents" background="neutral0" hasRadius shadow="tableShadow">
          {page.rows.map((row) => (
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
        </Box>
      )}
      <Flex gap={2}>
        {olderThan !== undefined && (
          <Button variant="tertiary" onClick={() => setOlderThan(undefined)}>
            Newest
          </Button>
        )}
        {page.hasOlder && (
          <Button variant="tertiary" onClick={() => setOlderThan(page.rows.at(-1)?.id)}>
            Older
          </Button>
        )}
      </Flex>
    </PrivacyLayout>
  )
}
