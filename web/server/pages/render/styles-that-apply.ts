import type { StyleRule } from '../../../build/style-rules'
import { type Elements, elementsOf, isMatched } from './element-tree'

/** The rules that can apply to a page with this markup, in their order, and the animations that they run. */
export function stylesThatApply(rules: StyleRule[], markup: string): string {
  const elements = elementsOf(markup)
  const withoutAnimations = join(rules, elements, () => false)
  return withoutUnusedTokens(
    join(rules, elements, (animation) =>
      new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(withoutAnimations),
    ),
  )
}

/** Drops the custom properties that no rule reads, until none is left to drop: they may use each other. */
function withoutUnusedTokens(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const rest = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;}]*(;|(?=}))/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  )
  return rest === css ? css : withoutUnusedTokens(rest)
}

type IsRun = (animation: string) => boolean

const join = (rules: StyleRule[], elements: Elements, isRun: IsRun): string =>
  rules
    .map((rule) => {
      if ('keyframes' in rule) return isRun(rule.keyframes) ? rule.css : ''
      if ('selectors' in rule)
        return rule.selectors.some((parts) => isMatched(parts, elements)) ? rule.css : ''
      const inner = join(rule.rules, elements, isRun)
      return inner && `${rule.group}{${inner}}`
    })
    .join('')
