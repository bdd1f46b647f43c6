import { PAGE } from '../../../content/shared/types'
import {
  Box,
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page, useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Attention, findingKinds, kindsOfFindings } from '../shared/kinds'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { TextLink } from '../../../platform/panel/look/text-link'
import { FindingList } from './finding-list'
import { MeantList } from './meant-list'

const changesPages = ({ action, subject }: { action: string; subject?: string | null }) =>
  action === 'plugin::content-manager.explorer.update' && subject === PAGE

const countText = (found: number, meant: number) =>
  [
    found === 0 ? 'Nothing needs attention' : `${found} found`,
    ...(meant > 0 ? [`${meant} intended`] : []),
  ].join(', ')

/** What an editor should look at, over all that is published. */
export function AttentionPage() {
  const { get, post, del } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const mayMark = useAuth('AttentionPage', ({ permissions }) => permissions.some(changesPages))
  const [attention, setAttention] = useState<Attention | 'failed'>()
  const [query, setQuery] = useSearchParams()
  const kind = kindsOfFindings.find((one) => one === query.get('kind'))
  useEffect(() => {
    notifyOnError(get<Attention>('/attention/findings')).then(setAttention, () =>
      setAttention('failed'),
    )
  }, [get, notifyOnError])
  if (attention === undefined) return <Page.Loading />
  if (attention === 'failed') return <Page.Error />

  const { found, meant } = attention
  const show = (call: Promise<{ data: Attention }>) =>
    notifyOnError(call).then(setAttention, () => undefined)
  const mark = (key: string) => show(post<Attention>('/attention/meant', { key }))
  const takeBack = (key: string) => show(del<Attention>(`/attention/meant/${key}`))
  const download = async () => {
    const file = await notifyOnError(get<Blob>('/attention/export', { responseType: 'blob' }))
    saveFile(file, 'needs-attention.csv')
  }
  const countOf = (one: string) => found.filter((finding) => finding.kind === one).length
  const shown = kind ? [kind] : kindsOfFindings
  return (
    <Page.Main>
      <Page.Title>Needs attention</Page.Title>
      <Layouts.Header
        title="Needs attention"
        subtitle="What visitors see now and may not be as you meant it. Drafts are checked while you edit them."
        primaryAction={
          found.length + meant.length > 0 && (
            <Button
              variant="tertiary"
              startIcon={<Download />}
              onClick={() => void download().catch(() => undefined)}
            >
              Export
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Flex gap={4} wrap="wrap" alignItems="center">
            <SingleSelect
              aria-label="Show"
              placeholder="All"
              size="S"
              value={kind ?? ''}
              onClear={() => setQuery({})}
              onChange={(chosen: string | number) => setQuery({ kind: String(chosen) })}
            >
              {kindsOfFindings.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {`${findingKinds[one]} (${countOf(one)})`}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Typography role="status" textColor="neutral600">
              {countText(found.length, meant.length)}
            </Typography>
            <TextLink to="/pictures">Look at pictures</TextLink>
          </Flex>
          {shown
            .filter((one) => countOf(one) > 0)
            .map((one) => (
              <Box key={one} tag="section" aria-label={findingKinds[one]}>
                <Typography tag="h2" variant="beta">
                  {findingKinds[one]}
                </Typography>
                <FindingList
                  findings={found.filter((finding) => finding.kind === one)}
                  {...(mayMark && { onMeant: mark })}
                />
              </Box>
            ))}
          <MeantList
            findings={kind ? meant.filter((finding) => finding.kind === kind) : meant}
            {...(mayMark && { onTakeBack: takeBack })}
          />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
