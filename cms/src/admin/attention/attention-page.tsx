import {
  Box,
  Button,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { type Finding, type FindingKind, findingKinds } from '../../attention/kinds'
import { editPathOf } from '../edit-path'
import { saveFile } from '../calls/save-file'
import { useNotifyOnError } from '../calls/use-notify-on-error'
import { TextLink } from '../look/text-link'

const Item = styled.li`
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

const pathOf = (finding: Finding) =>
  finding.uid === 'menu' ? '/plugins/navigation' : editPathOf(finding)

const kinds = Object.keys(findingKinds) as FindingKind[]

/** What an editor should look at, over all that is published. */
export function AttentionPage() {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [found, setFound] = useState<Finding[] | 'failed'>()
  const [kind, setKind] = useState<FindingKind>()
  useEffect(() => {
    notifyOnError(get<{ found: Finding[] }>('/attention/findings')).then(
      (answer) => setFound(answer.found),
      () => setFound('failed'),
    )
  }, [get, notifyOnError])
  if (found === undefined) return <Page.Loading />
  if (found === 'failed') return <Page.Error />

  const download = async () => {
    const file = await notifyOnError(get<Blob>('/attention/export', { responseType: 'blob' }))
    saveFile(file, 'needs-attention.csv')
  }
  const countOf = (one: FindingKind) => found.filter((finding) => finding.kind === one).length
  const shown = kind ? kinds.filter((one) => one === kind) : kinds
  return (
    <Page.Main>
      <Page.Title>Needs attention</Page.Title>
      <Layouts.Header
        title="Needs attention"
        subtitle="What visitors see now and may not be as you meant it. Drafts are checked while you edit them."
        primaryAction={
          found.length > 0 && (
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
              onClear={() => setKind(undefined)}
              onChange={(chosen: string | number) => setKind(kinds.find((one) => one === chosen))}
            >
              {kinds.map((one) => (
                <SingleSelectOption key={one} value={one}>
                  {`${findingKinds[one]} (${countOf(one)})`}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Typography role="status" textColor="neutral600">
              {found.length === 0 ? 'Nothing needs attention.' : `${found.length} found`}
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
                <Box tag="ul" marginTop={3} background="neutral0" hasRadius shadow="tableShadow">
                  {found
                    .filter((finding) => finding.kind === one)
                    .map((finding, index) => (
                      <Item key={index}>
                        <TextLink to={pathOf(finding)}>{finding.title}</TextLink>
                        <Typography tag="p">{finding.message}</Typography>
                      </Item>
                    ))}
                </Box>
              </Box>
            ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
