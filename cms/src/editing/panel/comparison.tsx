import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import {
  type Difference,
  differences,
  type EntryPart,
  type Labels,
} from '../../content/shared/compare'
import { compareWords, type Piece } from './changed-words'

const Sides = styled(Box)`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
`
const Text = styled(Typography)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & del {
    background: ${({ theme }) => theme.colors.danger100};
    color: ${({ theme }) => theme.colors.danger700};
  }
  & ins {
    background: ${({ theme }) => theme.colors.success100};
    color: ${({ theme }) => theme.colors.success700};
  }
`

type SideProps = { of: string; pieces: Piece[]; mark: 'del' | 'ins' }

const Side = ({ of, pieces, mark: Mark }: SideProps) => (
  <Box background="neutral100" padding={3} hasRadius>
    <Typography variant="sigma" textColor="neutral600" tag="p">
      {of}
    </Typography>
    <Text tag="p">
      {pieces.length === 0
        ? 'Nothing'
        : pieces.map(({ text, isChanged }, index) =>
            isChanged ? <Mark key={index}>{text}</Mark> : text,
          )}
    </Text>
  </Box>
)

type Titles = [left: string, right: string]

type Texts = {
  left: string
  right: string
  titles: Titles
  /** Marks nothing, as between two languages. */
  isUnmarked?: boolean
}

const unmarked = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: false }])

/** Two texts side by side; what only one has is marked. */
export function TextComparison({ left, right, titles, isUnmarked = false }: Texts) {
  const pieces = isUnmarked
    ? { left: unmarked(left), right: unmarked(right) }
    : compareWords(left, right)
  return (
    <Sides paddingTop={1}>
      <Side of={titles[0]} pieces={pieces.left} mark="del" />
      <Side of={titles[1]} pieces={pieces.right} mark="ins" />
    </Sides>
  )
}

type Props = {
  left: Record<string, unknown>
  right: Record<string, unknown>
  titles: Titles
  model: string
  labels: Labels
  /** Shows all texts, those that are the same too, and marks no words. */
  isBetweenLanguages?: boolean
  /** Adds a button to each part that the left version has. */
  onRestore?: ((part: EntryPart) => void) | undefined
}

const keyOf = ({ field, index }: EntryPart) => `${field} ${index ?? ''}`

/** The first difference of each section or field, which alone has the button. */
const firstOf = (found: Difference[]) => {
  const seen = new Set<string>()
  return new Set(
    found.filter(({ part }) => part && !seen.has(keyOf(part)) && seen.add(keyOf(part))),
  )
}

/** Where two versions differ, side by side, word by word. */
export function Comparison(props: Props) {
  const { left, right, titles, model, labels, isBetweenLanguages = false, onRestore } = props
  const found = differences(left, right, model, labels, { andSame: isBetweenLanguages })
  if (found.length === 0) return <Typography>Both versions have the same texts.</Typography>
  const first = firstOf(found)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {found.map((one) => {
        const { part, label } = one
        return (
          <Box key={`${label} ${one.left} ${one.right}`} tag="section" aria-label={label}>
            <Flex justifyContent="space-between" alignItems="start" gap={2} wrap="wrap">
              <Typography variant="delta" tag="h3" style={{ overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
              {isBetweenLanguages && one.left === one.right && <Badge>Not translated yet</Badge>}
              {onRestore && part && first.has(one) && (
                <Button size="S" variant="tertiary" onClick={() => onRestore(part)}>
                  {part.index === undefined ? 'Restore this field' : 'Restore this section'}
                </Button>
              )}
            </Flex>
            <TextComparison
              left={one.left}
              right={one.right}
              titles={titles}
              isUnmarked={isBetweenLanguages}
            />
          </Box>
        )
      })}
    </Flex>
  )
}
