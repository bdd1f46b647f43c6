import type { StyleRule } from '../../../build/style-rules'
import { type Elements, elementsOf, isMatched } from './element-tree'

/** The rules that can apply to a page with this markup, in their order, and the animations that they run. */
export function stylesThatApply(rules: StyleRule[], markup: string): string {
  const matched = thatMatch(rules, elementsOf(markup))
  const withoutAnimations = join(matched, () => false)
  return withoutUnusedTokens(
    join(matched, (animation) =>
      new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(withoutAnimations),
    ),
  )
}

/** All rules but those whose selectors match no element. */
const thatMatch = (rules: StyleRule[], elements: Elements): StyleRule[] =>
  rules.flatMap((rule): StyleRule[] => {
    if ('group' in rule) return [{ ...rule, rules: thatMatch(rule.rules, elements) }]
    if ('keyframes' in rule || rule.selectors.some((parts) => isMatched(parts, elements)))
      return [rule]
    return []
  })

/** Drops the custom properties that no rule reads, until none is left to drop: they may use each other. */
function withoutUnusedTokens(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const rest = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;}]*(;|(?=}))/g,
    (declaration, name: string) => (used.has(name) ? declaration : ''),
  )
  return rest === css ? css : withoutUnusedTokens(rest)
}

const join = (rules: StyleRule[], isRun: (animation: string) => boolean): string =>
  rules
    .map((rule) => {
      if ('keyframes' in rule) return isRun(rule.keyframes) ? rule.css : ''
      if ('selectors' in rule) return rule.css
      const inner = join(rule.rules, isRun)
      return inner && `${rule.group}{${inner}}`
    })
    .join('')
