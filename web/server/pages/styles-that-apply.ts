import type { StyleRule } from '../../build/style-rules'

/** The classes and colour variants that some markup has. */
export function namesIn(markup: string): Set<string> {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names]) => names?.split(' ') ?? [],
  )
  const variants = [...markup.matchAll(/ data-variant="(\w+)"/g)].map(
    ([, name]) => `data-variant=${name}`,
  )
  return new Set([...classes, ...variants])
}

/** The rules that can apply to a page with these names, in their order, and the animations that they run. */
export function stylesThatApply(rules: StyleRule[], names: ReadonlySet<string>): string {
  const withoutAnimations = join(rules, names, () => false)
  return join(rules, names, (animation) =>
    new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(withoutAnimations),
  )
}

type IsRun = (animation: string) => boolean

const join = (rules: StyleRule[], names: ReadonlySet<string>, isRun: IsRun): string =>
  rules
    .map((rule) => {
      if ('keyframes' in rule) return isRun(rule.keyframes) ? rule.css : ''
      if ('needs' in rule)
        return rule.needs.some((set) => set.every((name) => names.has(name))) ? rule.css : ''
      const inner = join(rule.rules, names, isRun)
      return inner && `${rule.group}{${inner}}`
    })
    .join('')
