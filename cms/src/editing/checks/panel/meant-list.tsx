import { Box, Button, Typography } from '@strapi/design-system'
import type { Attention } from '../shared/kinds'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Item, linkTo } from './finding-list'

type Props = { findings: Attention['meant']; onTakeBack?: (key: string) => Promise<void> }

/** What staff have marked as intended; it is listed again once it changes. */
export function MeantList({ findings, onTakeBack }: Props) {
  if (findings.length === 0) return null
  return (
    <Box tag="section" aria-label="Marked as intended">
      <Typography tag="h2" variant="beta">
        Marked as intended
      </Typography>
      <Typography tag="p" textColor="neutral600">
        Not counted, until one of them changes.
      </Typography>
      <Box tag="ul" marginTop={3} background="neutral0" hasRadius shadow="tableShadow">
        {findings.map((finding, index) => (
          <Item key={`${finding.key} ${index}`}>
            <Box flex="1 1 240px">
              <TextLink to={linkTo(finding)}>{finding.title}</TextLink>
              <Typography tag="p">{finding.message}</Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {`${finding.by}, ${formatDateTime(finding.at)}`}
              </Typography>
            </Box>
            {onTakeBack && (
              <Button
                variant="tertiary"
                size="S"
                aria-label={`Take back: ${finding.title}: ${finding.message}`}
                onClick={() => void onTakeBack(finding.key)}
              >
                Take back
              </Button>
            )}
          </Item>
        ))}
      </Box>
    </Box>
  )
}
