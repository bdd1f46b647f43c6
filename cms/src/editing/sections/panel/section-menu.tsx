import { Menu } from '@strapi/design-system'
import type { SectionItem } from './section-items'

export type Place = { index: number; button: HTMLElement }

type Props = { place: Place; items: readonly SectionItem[]; onClose: () => void }

/**
 * The menu of a section. The three dots in its header are a button of Strapi's: the menu hangs on an invisible one of
 * ours right below.
 */
export function SectionMenu({ place: { button }, items, onClose }: Props) {
  const { left, bottom, width } = button.getBoundingClientRect()
  return (
    <Menu.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Menu.Trigger
        aria-hidden
        tabIndex={-1}
        style={{
          position: 'fixed',
          left,
          top: bottom,
          width,
          height: 0,
          minHeight: 0,
          padding: 0,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
      <Menu.Content
        popoverPlacement="bottom-end"
        maxHeight="40rem"
        onCloseAutoFocus={(event: Event) => {
          event.preventDefault()
          button.focus()
        }}
      >
        {items.map(({ label, isOff = false, onSelect }) => (
          <Menu.Item key={label} disabled={isOff} onSelect={onSelect}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
