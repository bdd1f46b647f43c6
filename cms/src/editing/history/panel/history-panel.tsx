import { Box, Flex, LinkButton, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entry } from '../../../platform/panel/document-action'
import { type Version, whatHappened, whenAndWhat } from '../../panel/version-sentences'
import { useMayHistory } from './use-may-history'

const NEWEST = 3

/** In an entry's side panel: who changed it last, and the way to all versions. */
export function HistoryPanel({ model, document }: Entry & { document?: { documentId?: string } }) {
  const { get } = useFetchClient()
  const mayRead = useMayHistory(model)('versions')
  const [versions, setVersions] = useState<Version[]>()
  const { documentId, updatedAt, status } = document ?? {}

  useEffect(() => {
    if (!mayRead || documentId === undefined) return
    const controller = new AbortController()
    get<{ versions: Version[] }>(`/history/versions/${model}/${documentId}`, {
      signal: controller.signal,
    }).then(
      ({ data }) => setVersions(data.versions),
      () => !controller.signal.aborted && setVersions([]),
    )
    return () => controller.abort()
    // Each save changes `updatedAt` and each publish `status`, and makes a version that has to be read.
  }, [get, mayRead, model, documentId, updatedAt, status])

  if (!mayRead || documentId === undefined) return null
  if (!versions?.length) return versions && null
  return {
    title: 'History',
    state: versions[0] ? whatHappened(versions[0]) : '',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Newest versions">
          {versions.slice(0, NEWEST).map((version) => (
            <Box key={version.id} tag="li" style={{ overflowWrap: 'anywhere' }}>
              <Typography tag="p">{whatHappened(version)}</Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {whenAndWhat(version)}
              </Typography>
            </Box>
          ))}
        </Flex>
        <LinkButton
          tag={Link}
          to={`/history/${model}/${documentId}`}
          variant="tertiary"
          width="100%"
        >
          Compare and restore
        </LinkButton>
      </Flex>
    ),
  }
}
