import { PAGE } from '../../../content/shared/types'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Page, useAuth, useFetchClient } from '@strapi/strapi/admin'
import { useSearchParams } from 'react-router-dom'
import { type Attention, findingKinds, kindsOfFindings } from '../shared/kinds'
import { saveFile } from '../../../platform/panel/calls/save-file'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
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
  const { data, setData } = useLoaded<Attention>('/attention/findings')
  const [query, setQuery] = useSearchParams()
  const kind = kindsOfFindings.find((one) => one === query.get('kind'))
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const { found, meant } = data
  const show = (call: Promise<{ data: Attention }>) =>
    notifyOnError(call).then(setData, () => undefined)
  const mark = (key: string) => show(post<Attention>('/attention/meant', { key }))
  const takeBack = (key: string) => show(del<Attention>(`/attention/meant/${key}`))
  const download = async () => {
    const file = await notifyOnError(get<Blob>('/attention/export', { responseType: 'blob' }))
    saveFile(file, 'needs-attention.csv')
  }
  const countOf = (one: string) => found.filter((finding) => finding.kind === one).length
  const shown = kind ? [kind] : kindsOfFindings
  return (
    <Screen
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
    >
      <Flex gap={4} wrap="wrap" alignItems="center">
        <ChoiceFilter
          label="Show"
          all="All"
          choices={kindsOfFindings.map(
            (one) => [one, `${findingKinds[one]} (${countOf(one)})`] as const,
          )}
          chosen={kind ?? ''}
          onChoose={(chosen) => setQuery(chosen === '' ? {} : { kind: chosen })}
        />
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
    </Screen>
  )
}
