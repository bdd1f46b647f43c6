import type { BlockOf } from '@app/contract'
import { createRoot } from 'react-dom/client'
import { LivePhone } from './live-phone'
import { shownIn } from './still'

/** Replaces the server's image of the phone with a phone that visitors can use. */
export const startPhone = (stage: Element, block: BlockOf<'phone'>) =>
  createRoot(stage).render(<LivePhone offer={shownIn(block).offer} scene={block.scene} />)
