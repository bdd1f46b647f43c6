import type { ReactNode } from 'react'
import { Icon } from './icon'

type DisclosureProps = {
  /** Of the disclosures that share a name one is open at a time. */
  name: string
  title: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** Visitors may open and close it before hydration. */
export const Disclosure = ({ name, title, isOpen = false, children }: DisclosureProps) => (
  <details className="disclosure" name={name} open={isOpen} suppressHydrationWarning>
    <summary className="disclosure__summary">
      {title}
      <Icon name="plus" />
    </summary>
    {children}
  </details>
)
