import { Flex, Modal, Typography } from '@strapi/design-system'

const keys = [
  ['j, k', 'next, previous submission'],
  ['o', 'open'],
  ['x', 'select'],
  ['e', 'mark as answered'],
  ['a', 'assign to me'],
  ['/', 'search'],
  ['?', 'this list'],
] as const

export const KeyboardHelp = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
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
