import type { Feature } from '../../access/feature-type'
import { loadContentOnce } from './load'

/** Loads the first content, and renews what nobody has changed. Without it a new site is empty. */
export const seed: Feature = { name: 'seed', bootstrap: loadContentOnce }
