import { Box, Button, Flex, Modal, Radio, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { Labels } from '../../../content/shared/compare'
import { Comparison, TextComparison } from '../../panel/comparison'
import type { Conflict } from '../../panel/watch-saves'
import { type Choices, mergeEntries, type Side } from './merge/merge-entries'

type Props = {
  conflict: Conflict
  model: string
  labels: Labels
  /** Who saved, and when. */
  message: string
  onLater: () => void
}

const sides = { theirs: 'Theirs, saved', mine: 'Yours, not saved' } as const

/** Asks about what two people changed in one place, and before what somebody else has changed goes live. */
export function ConflictDialog({ conflict, model, labels, message, onLater }: Props) {
  const { opened, theirs, mine, isPublishing, choose } = conflict
  const [choices, setChoices] = useState<Choices>({})
  const base = opened?.fields
  const { entry, clashes } = mergeEntries({ base, theirs, mine }, { model, labels, choices })
  const isUndecided = clashes.some(({ path }) => !(path in choices))
  return (
    <Modal.Root open onOpenChange={onLater}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Somebody else saved first</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Box role="alert">
              <Typography>
                {message}{' '}
                {clashes.length === 0
                  ? 'Your changes and theirs fit together.'
                  : 'You both changed what stands here: choose. All else is kept of both.'}
              </Typography>
            </Box>
            {clashes.map(({ path, label, ...texts }) => (
              <Box key={path} tag="section" aria-label={label}>
                <Typography variant="delta" tag="h3" style={{ overflowWrap: 'anywhere' }}>
                  {label}
                </Typography>
                <TextComparison
                  left={texts.theirs}
                  right={texts.mine}
                  titles={[sides.theirs, sides.mine]}
                />
                <Box paddingTop={2}>
                  <Radio.Group
                    aria-label={`Keep of ${label}`}
                    value={choices[path] ?? ''}
                    onValueChange={(side: Side) => setChoices({ ...choices, [path]: side })}
                  >
                    <Flex gap={5}>
                      <Radio.Item value="theirs">Theirs</Radio.Item>
                      <Radio.Item value="mine">Mine</Radio.Item>
                    </Flex>
                  </Radio.Group>
                </Box>
              </Box>
            ))}
            {isPublishing && base && (
              <Box tag="section" aria-label="What they changed">
                <Typography tag="p" fontWeight="bold">
                  What they changed goes live, too:
                </Typography>
                <Comparison
                  left={base}
                  right={theirs}
                  titles={['As you opened it', sides.theirs]}
                  model={model}
                  labels={labels}
                />
              </Box>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap" justifyContent="end" width="100%">
            <Button variant="tertiary" onClick={onLater} marginRight="auto">
              Go on typing
            </Button>
            <Button variant="secondary" onClick={() => choose('theirs')}>
              Discard mine
            </Button>
            <Button disabled={isUndecided} onClick={() => choose(entry)}>
              {isPublishing ? 'Publish both' : 'Save both'}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
