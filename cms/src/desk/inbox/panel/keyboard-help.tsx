import { Flex, Modal, Typography } from '@strapi/design-system'
import type { KeyList } from './keys'

type Props = { keys: KeyList; isOpen: boolean; onClose: () => void }

export const KeyboardHelp = ({ keys, isOpen, onClose }: Props) => (
  <Modal.Root open={isOpen} onOpenChange={(open: boolean) => !open && onClose()}>
    <Modal.Content>
      <Modal.Header>
        <Modal.Title>Keyboard shortcuts</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex tag="dl" direction="column" alignItems="stretch" gap={2}>
          {keys.map(([key, meaning]) => (
            <Flex key={key} gap={4}>
              <Typography tag="dt" fontWeight="bold" style={{ inlineSize: '6rem' }}>
                {key}
              </Typography>
              <Typography tag="dd">{meaning}</Typography>
            </Flex>
          ))}
        </Flex>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
)
