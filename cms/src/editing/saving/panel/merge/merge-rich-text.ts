import { mergeWords } from './merge-words'
import { isFields } from '../../../../content/shared/values'
import { isSame } from './values'

/** Both changed the same words, or how they are marked. */
const CLASH = Symbol('clash')

function mergeNode(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  if (typeof base === 'string' && typeof theirs === 'string' && typeof mine === 'string')
    return mergeWords(base, theirs, mine) ?? CLASH
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    if (theirs.length !== base.length || mine.length !== base.length) return CLASH
    const merged = base.map((node, index) => mergeNode(node, theirs[index], mine[index]))
    return merged.includes(CLASH) ? CLASH : merged
  }
  if (!isFields(base) || !isFields(theirs) || !isFields(mine)) return CLASH
  const merged = Object.keys({ ...theirs, ...mine }).map(
    (name) => [name, mergeNode(base[name], theirs[name], mine[name])] as const,
  )
  if (merged.some(([, value]) => value === CLASH)) return CLASH
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

/** Merges inside paragraphs where none came or went, otherwise whole ones; undefined where both changed the same. */
export function mergeRichText(
  base: unknown[],
  theirs: unknown[],
  mine: unknown[],
): unknown[] | undefined {
  const merged = mergeNode(base, theirs, mine)
  if (Array.isArray(merged)) return merged
  // Each paragraph becomes a line with its number, so that whole paragraphs are merged like words.
  const nodes: unknown[] = []
  const lineOf = (node: unknown) => {
    const known = nodes.findIndex((one) => isSame(one, node))
    return `${known === -1 ? nodes.push(node) - 1 : known}`
  }
  const textOf = (all: unknown[]) => all.map(lineOf).join('\n')
  return mergeWords(textOf(base), textOf(theirs), textOf(mine))
    ?.split('\n')
    .filter(Boolean)
    .map((line) => nodes[Number(line)])
}
