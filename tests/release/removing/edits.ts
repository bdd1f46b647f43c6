import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
