import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const cache = join(root, '.cache')

export const inRoot = (...parts: string[]) => join(root, ...parts)
