import type { Plugin } from 'vite'

const UNUSED = /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/

/** The query client refers to these whether or not a page has mutations and infinite queries. */
const replacements: Record<string, string> = {
  mutationCache:
    'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }',
  infiniteQueryBehavior: `
    export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are not built in.') }
    export const hasNextPage = infiniteQueryBehavior
    export const hasPreviousPage = infiniteQueryBehavior`,
}

/** Leaves out of the browser's build what TanStack Query needs only for mutations and infinite queries. This saves 2 KB. */
export const leanQueries = (): Plugin => ({
  name: 'lean-queries',
  apply: 'build',
  transform: {
    filter: { id: UNUSED },
    handler(_code, id) {
      const [, name = ''] = UNUSED.exec(id) ?? []
      return { code: replacements[name] ?? '', map: null }
    },
  },
})
