import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** By which a developer takes something away; each fails if what it takes is not there, or twice. */
export type Edit = (folder: string) => void

const indentOf = (line = '') => line.search(/\S|$/)

/** The first and the last line of the entry that begins in this line: an import, a property, a test. */
function entryAt(lines: string[], start: number): [number, number] {
  const indent = indentOf(lines[start])
  let end = start
  while (lines[end + 1] === '' || indentOf(lines[end + 1]) > indent) end += 1
  while (lines[end] === '') end -= 1
  return /^\s*[)\]}]/.test(lines[end + 1] ?? '') && indentOf(lines[end + 1]) === indent
    ? [start, end + 1]
    : [start, end]
}

function edit(path: string, change: (text: string) => string): Edit {
  return (folder) => {
    const file = join(folder, path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}

function lineWith(lines: string[], path: string, piece: string): number {
  const found = lines.flatMap((line, index) => (line.trim().startsWith(piece) ? [index] : []))
  if (found.length !== 1) throw new Error(`${path} has ${found.length} lines with: ${piece}`)
  return found[0] ?? 0
}

export const removed =
  (...paths: string[]): Edit =>
  (folder) =>
    paths.forEach((path) => rmSync(join(folder, path), { recursive: true }))

/** Takes out each entry that begins with one of these. */
export const without = (path: string, ...entries: string[]): Edit =>
  edit(path, (text) => {
    const lines = text.split('\n')
    for (const entry of entries) {
      const [first, last] = entryAt(lines, lineWith(lines, path, entry))
      lines.splice(first, last - first + 1)
    }
    return lines.join('\n')
  })

/** Takes out all that stands from the entry that begins with the first to the one that begins with the last. */
export const withoutFrom = (path: string, first: string, last: string): Edit =>
  edit(path, (text) => {
    const lines = text.split('\n')
    const [, end] = entryAt(lines, lineWith(lines, path, last))
    const start = lineWith(lines, path, first)
    lines.splice(start, end - start + 1)
    return lines.join('\n')
  })

/** Takes out the object that has this property. */
export const withoutObject = (path: string, property: string): Edit =>
  edit(path, (text) => {
    const lines = text.split('\n')
    const inside = lineWith(lines, path, property)
    const indent = indentOf(lines[inside])
    const start = lines.findLastIndex((line, at) => at < inside && indentOf(line) < indent && line)
    const [first, last] = entryAt(lines, start)
    lines.splice(first, last - first + 1)
    return lines.join('\n')
  })

/** Says something else in its place, wherever it is said. */
export const instead = (path: string, before: string, after: string): Edit =>
  edit(path, (text) => {
    if (!text.includes(before)) throw new Error(`${path} does not say: ${before}`)
    return text.replaceAll(before, after)
  })

/** The same in all tests of these folders that say it. */
export const insteadInTests =
  (paths: string[], before: string, after: string): Edit =>
  (folder) => {
    const files = paths.flatMap((path) =>
      readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(path, name)),
    )
    const saying = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(before))
    if (saying.length === 0) throw new Error(`No test says: ${before}`)
    for (const file of saying) instead(file, before, after)(folder)
  }

const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)'\n/gm

const importsIn = (text: string) =>
  [...text.matchAll(IMPORT)].map(([statement, names = '', from = '']) => ({
    statement,
    from,
    names: names.split(',').flatMap((name) => name.trim() || []),
  }))

/** A whole item of a list, or a part of one: `home([mailHealth])` stays without it. */
function withoutName(text: string, name: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => new RegExp(`^ +(?:\\.\\.\\.)?${name}[,(]`).test(line))
  if (at === -1) return text.replace(new RegExp(`(?:, )?\\b(?:\\w+: )?${name}\\b`, 'g'), '')
  const isInTuple = indentOf(lines[at]) > 2
  const [first, last] = entryAt(lines, isInTuple ? at - 1 : at)
  lines.splice(first, last - first + 1)
  return lines.join('\n')
}

/** Takes out of a list what comes from these folders or files, and what is imported for it alone. */
export const withoutImportsFrom = (path: string, gone: readonly string[]): Edit =>
  edit(path, (text) => {
    const isGone = (from: string) => {
      const file = `${join(dirname(path), from)}.ts`
      return gone.some((one) => file === one || file.startsWith(`${one}/`))
    }
    let left = text
    for (const { statement, names, from } of importsIn(text))
      if (isGone(from)) left = names.reduce(withoutName, left.replace(statement, ''))
    for (const { statement, names } of importsIn(left)) {
      const used = names.filter((name) => left.split(new RegExp(`\\b${name}\\b`)).length > 2)
      const rest = statement.replace(/\{.*\}/s, `{ ${used.join(', ')} }`)
      if (used.length < names.length) left = left.replace(statement, used.length > 0 ? rest : '')
    }
    return left.replaceAll('[, ', '[').replaceAll('(, ', '(')
  })
