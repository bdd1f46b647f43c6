import { Button, Dialog } from '@strapi/design-system'
import { WarningCircle } from '@strapi/icons'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Asks before a change that is not saved is left behind, also when the tab is closed. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && blocker.reset()}>
      <Dialog.Content>
        <Dialog.Header>The menu is not saved</Dialog.Header>
        <Dialog.Body icon={<WarningCircle fill="danger600" />}>
          What you changed in the menu is lost if you leave now.
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Stay here
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant="danger-light" onClick={() => blocker.proceed()}>
            Leave without saving
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
