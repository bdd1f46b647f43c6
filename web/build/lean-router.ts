import type { Plugin } from 'vite'

const NAME = /^\w+\.displayName = "[^"]*";$/gm
const CALL = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g

/**
 * Removes the router's display names, which developer tools show. Each is a side effect that makes
 * the bundler keep an unused component and everything it imports. This saves 7 KB.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code.replace(NAME, '').replace(CALL, '/* @__PURE__ */ '),
      map: null,
    }),
  },
})
