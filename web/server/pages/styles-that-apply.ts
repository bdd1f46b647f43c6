import type { StyleRule } from '../../build/style-rules'

/** The elements, as `<a`, the classes and the colour variants that some markup has. */
export function namesIn(markup: string): Set<string> {
  const elements = [...markup.matchAll(/<\w+/g)].map(([name]) => name)
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(
    ([, names]) => names?.split(' ') ?? [],
  )
  const variants = [...markup.matchAll(/ data-variant="(\w+)"/g)].map(
    ([, name]) => `data-variant=${name}`,
  )
  return new Set([...elements, ...classes, ...variants])
}

/** The rules that can apply to a page with these names, in their order, and the animations that they run. */
export function stylesThatApply(rules: StyleRule[], names: ReadonlySet<string>): string {
  const withoutAnimations = join(rules, names, () => false)
  return withoutUnusedTokens(
    join(rules, names, (animation) =>
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
