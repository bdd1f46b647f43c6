import type { Plugin } from 'vite'

const STATIC = /^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm
const CLASS = /(?<=^var \w+ = )class extends React\d*\.Component \{[\s\S]*?^\}(?=;$)/gm
const PURE_CALL = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g

/**
 * Removes the router's display names, which only developer tools show, and marks its factory calls as
 * pure. Both are side effects that make the bundler keep unused components and everything they import.
 * This saves 7 KB.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(STATIC, '')
        .replace(PURE_CALL, '/* @__PURE__ */ ')
        .replace(CLASS, '/* @__PURE__ */ (() => $&)()'),
      map: null,
    }),
  },
})
