import { Box, Button, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Finding, KeyedFinding } from '../shared/kinds'
import { editPathOf, filePathOf } from '../../../content/panel/edit-path'
import { TextLink } from '../../../platform/panel/look/text-link'

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

export function linkTo(finding: Finding): string {
  if (finding.photo !== undefined) return filePathOf(finding.photo)
  return finding.uid === 'menu' ? '/plugins/navigation' : editPathOf(finding)
}

type Props = { findings: readonly KeyedFinding[]; onMeant?: (key: string) => Promise<void> }

export const FindingList = ({ findings, onMeant }: Props) => (
  <Box tag="ul" marginTop={3} background="neutral0" hasRadius shadow="tableShadow">
    {findings.map((finding, index) => (
      <Item key={`${finding.key} ${index}`}>
        <Box flex="1 1 240px">
          <TextLink to={linkTo(finding)}>{finding.title}</TextLink>
          <Typography tag="p">{finding.message}</Typography>
        </Box>
        {onMeant && (
          <Button
            variant="tertiary"
            size="S"
            aria-label={`Mark as intended: ${finding.title}: ${finding.message}`}
            onClick={() => void onMeant(finding.key)}
          >
            Mark as intended
          </Button>
        )}
      </Item>
    ))}
  </Box>
)
