import { Box, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { type Version, whatHappened, whenAndWhat } from './version-sentences'

/** On a phone the comparison below stays in sight. */
const List = styled(Box)`
  max-height: 40vh;
  overflow: auto;
  @media (min-width: 1080px) {
    max-height: 70vh;
  }
`
const Item = styled.button<{ $isChosen: boolean }>`
  display: block;
  width: 100%;
  padding: 12px 16px;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  border: 0;
  border-left: 4px solid
    ${({ theme, $isChosen }) => ($isChosen ? theme.colors.primary600 : 'transparent')};
  background: ${({ theme, $isChosen }) =>
    $isChosen ? theme.colors.primary100 : theme.colors.neutral0};
  &:hover:not([aria-pressed='true']) {
    background: ${({ theme }) => theme.colors.neutral100};
  }
`

type Props = { versions: Version[]; chosen: number | undefined; onChoose: (id: number) => void }

/** Newest first; the chosen one is compared. */
export const VersionList = ({ versions, chosen, onChoose }: Props) => (
  <List tag="ul" aria-label="Versions" background="neutral0" hasRadius shadow="tableShadow">
    {versions.map((version, index) => (
      <li key={version.id}>
        <Item
          type="button"
          aria-pressed={version.id === chosen}
          $isChosen={version.id === chosen}
          onClick={() => onChoose(version.id)}
        >
          <Typography tag="p" fontWeight="semiBold">
            {whatHappened(version)}
            {index === 0 && ' (newest)'}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {whenAndWhat(version)}
          </Typography>
        </Item>
      </li>
    ))}
  </List>
)
