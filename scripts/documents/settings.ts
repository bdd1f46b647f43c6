import { environment, type EnvironmentVariable, settingNotes } from '@app/runtime'
import { withLines } from './between-markers'

const defaults = environment.parse({})

const settings = (Object.keys(environment.shape) as EnvironmentVariable[]).map((name) => {
  const note = settingNotes.get(environment.shape[name])
  if (!note) throw new Error(`Describe ${name} in runtime/environment.ts.`)
  return { name, fallback: String(defaults[name]), ...note }
})

const row = (cells: string[], widths: number[]) =>
  `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`

/** Aligned as prettier does it. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)),
  )
  const line = row(
    widths.map((width) => '-'.repeat(width)),
    widths,
  )
  return ['', row(head, widths), line, ...rows.map((cells) => row(cells, widths)), '']
}

const rows = settings.map(({ name, fallback, otherwise, use }) => [
  `\`${name}\``,
  [fallback, otherwise].filter(Boolean).join('; '),
  use,
])

const examples = settings.flatMap(({ name, fallback, otherwise, use, example }) => [
  `# ${use}${otherwise ? ` Default: ${[fallback, otherwise].filter(Boolean).join('; ')}.` : ''}`.replaceAll(
    '`',
    '',
  ),
  `# ${name}=${fallback || (example ?? '')}`,
  '',
])

const passedTo = (wanted: 'both' | 'cms' | 'web') =>
  settings
    .filter(({ container }) => container === wanted)
    .map(({ name, fallback, inContainer }) => {
      const indent = wanted === 'both' ? '  ' : '    '
      return `${indent}${name}: ${inContainer ?? `\${${name}:-${fallback}}`}`
    })

/** The files that list every setting. */
export const settingDocuments = () => [
  withLines('docs/configuration.md', {
    settings: table(['Variable', 'Default', 'What it is for'], rows),
  }),
  withLines('.env.example', { settings: examples }),
  withLines('docker-compose.yml', {
    'settings of both servers': passedTo('both'),
    'settings of the cms': passedTo('cms'),
    'settings of the site': passedTo('web'),
  }),
]
