/** One rule with the classes that an element must have for it to matter, or a group of rules. */
type Rule = { css: string; selectors: string[][] } | { group: string; rules: Rule[] }

const GROUP = /^@(?:media|supports|container|layer)\b/
/** What stands in brackets may be absent from a page as well as present, but for what an element must have. */
const IN_BRACKETS = /(?<!:has)\((?:[^()]|:has\([^()]*\))*\)/g
const NAMED = /\.([\w-]+)|\[(data-variant=\w+)\]/g

/** Waits for the whole sheet, which comes with the app, or at once where no scripts run. */
const LATER = /:(?:hover|active|disabled|:selection|:view-transition[\w-]*|modal)\b|[^\s>+~]:focus/
const GROUP_LATER = /^@media print\b|^@supports \(animation-timeline/
const DECLARED_LATER = /(?<=[;{])(?:cursor|scroll-behavior|transition[\w-]*):[^;}]*;?/g

/** What a page's first sight needs: not what a hand, a printer, scrolling or a later step brings out. */
export const forFirstSight = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule): Rule[] => {
    if ('group' in rule)
      return GROUP_LATER.test(rule.group) ? [] : [{ ...rule, rules: forFirstSight(rule.rules) }]
    const head = rule.css.slice(0, rule.css.indexOf('{'))
    if (bareSelectors(head).every((selector) => LATER.test(selector))) return []
    const css = rule.css.replace(DECLARED_LATER, '')
    return css.endsWith('{}') ? [] : [{ ...rule, css }]
  })

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Styles without the animations that none of them runs. */
export const withoutIdleKeyframes = (css: string): string =>
  css.replace(KEYFRAMES, (whole, name: string) =>
    new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css) ? whole : '',
  )

/** Minified styles in parts, each to be sent or left out. */
export function cssRules(css: string): Rule[] {
  return blocksOf(css).map((block): Rule => {
    const start = block.indexOf('{')
    const head = block.slice(0, start)
    if (GROUP.test(head)) return { group: head, rules: cssRules(block.slice(start + 1, -1)) }
    return { css: block, selectors: head.startsWith('@') ? [[]] : selectorsOf(head) }
  })
}

function blocksOf(css: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) {
      blocks.push(css.slice(start, at + 1).trim())
      start = at + 1
    }
  }
  return blocks
}

function bareSelectors(head: string): string[] {
  let bare = head
  while (bare !== (bare = bare.replace(IN_BRACKETS, '')));
  return bare.split(',')
}

const selectorsOf = (head: string): string[][] =>
  bareSelectors(head).map((selector) =>
    [...selector.matchAll(NAMED)].map(([, name, variant]) => name ?? variant ?? ''),
  )

/** The classes and colour variants that some markup has. */
export function namesIn(markup: string): Set<string> {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
    names?.split(' '),
  )
  const variants = [...markup.matchAll(/ data-variant="(\w+)"/g)].map(
    ([, name]) => `data-variant=${name}`,
  )
  return new Set([...classes, ...variants].filter((name) => name !== undefined))
}

/** The styles that can apply to a page with these names, in their order. */
export const stylesThatApply = (rules: Rule[], names: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if ('css' in rule)
        return rule.selectors.some((wanted) => wanted.every((name) => names.has(name)))
          ? rule.css
          : ''
      const inner = stylesThatApply(rule.rules, names)
      return inner && `${rule.group}{${inner}}`
    })
    .join('')
