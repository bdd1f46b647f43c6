import type { BlockOf } from '@app/contract'
import { createRoot } from 'react-dom/client'
import { LivePhone } from './live-phone'
import { shownIn } from './still'

/** Makes the phone that the server has sent as an image one that can be used. */
export const startPhone = (stage: Element, block: BlockOf<'phone'>) =>
  createRoot(stage).render(<LivePhone offer={shownIn(block).offer} scene={block.scene} />)
