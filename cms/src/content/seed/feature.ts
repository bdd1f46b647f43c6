import type { Feature } from '../../access/feature-type'
import { loadContentOnce } from './load'

/** Comes after all features through which its content is saved. */
export const seed: Feature = { name: 'seed', bootstrap: loadContentOnce }
