import type { Page } from '@beam/contract'

type Sheets = Record<string, string>

const ui = import.meta.glob<string>('../../src/ui/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const layout = import.meta.glob<string>(
  ['../../src/layout/**/*.css', '!**/newsletter-dialog.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)
const forms = import.meta.glob<string>('../../src/forms/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const blocks = import.meta.glob<string>('../../src/blocks/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>('../../src/pages/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const named = (sheets: Sheets) =>
  new Map(Object.entries(sheets).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ''), css]))

const first = ['tokens', 'base']
const uiSheets = named(ui)
const frame = [
  ...first.map((name) => uiSheets.get(name) ?? ''),
  ...[...uiSheets].filter(([name]) => !first.includes(name)).map(([, css]) => css),
  ...Object.values(layout),
].join('')
const blockSheets = named(blocks)
const pageSheets = named(pages)
const formSheets = Object.values(forms).join('')

/** The styles that a screen needs to be whole at first sight, and no others. */
export function stylesFor(page: Page | undefined, isJob: boolean): string {
  const used = new Set(page?.Content.map(({ block }) => block))
  return [
    frame,
    ...[...used].map((name) => blockSheets.get(name) ?? ''),
    used.has('form') ? formSheets : '',
    isJob ? (pageSheets.get('job') ?? '') : '',
  ].join('')
}
