import { contrast, READABLE } from '@app/contract'
import { themePairs } from '../../cms/src/platform/panel/look/theme-pairs'
import { tokenPairs } from '../../web/src/ui/token-pairs'
import { hexOf, lchOf } from './oklch'
import type { State } from './state'
import type { Colors } from './wish'

type Name = keyof Colors

/** The new colours, each by the colour that is in the files now. */
export type Replacements = Map<string, string>

export type Unreadable = { what: string; name: Name; color: string; passes: string }

const names: Name[] = ['first', 'second', 'third', 'ink']

/** Below this, a colour is a grey: its hue means nothing. */
const GREY = 0.004
/** The most by which a shade's strength is multiplied: if an ink becomes strong, its greys get no more than a tint. */
const STRONGEST_GROWTH = 2

/** The new shade: as light as the old one, and related in strength and hue to its colour as that one was. */
function shadeOf(shade: string, before: string, after: string): string {
  if (before === after) return shade
  const [own, old, now] = [lchOf(shade), lchOf(before), lchOf(after)]
  const { lightness } = own
  if (old.strength < GREY) return hexOf({ lightness, strength: now.strength / 2, hue: now.hue })
  const growth = Math.min(now.strength / old.strength, STRONGEST_GROWTH)
  const turn = own.strength < GREY ? 0 : own.hue - old.hue
  return hexOf({ lightness, strength: own.strength * growth, hue: now.hue + turn })
}

/** The new blend of the first two colours: as light and as strong as the old one, half-way between their hues. */
function blendOf(blend: string, before: Colors, { first, second }: Colors): string {
  if (before.first === first && before.second === second) return blend
  const [one, other] = [lchOf(first), lchOf(second)]
  const way = ((other.hue - one.hue + 540) % 360) - 180
  const { lightness, strength } = lchOf(blend)
  return hexOf({ lightness, strength, hue: one.hue + way / 2 })
}

/**
 * Adds a replacement. A colour that is taken already is moved by its last two digits: a second rebrand tells colours
 * apart by their digits, so that no two may become the same.
 */
function add(replacements: Replacements, taken: Set<string>, before: string, after: string) {
  const blue = Number.parseInt(after.slice(5), 16)
  const step = blue < 128 ? 1 : -1
  let color = after
  for (let next = blue + step; taken.has(color); next += step)
    color = after.slice(0, 5) + next.toString(16).padStart(2, '0')
  taken.add(color)
  replacements.set(before, color)
}

/**
 * The nearest lighter or darker colour that is readable with the other one and not taken; if there is none, almost
 * white or almost black.
 */
function readable(color: string, other: string, taken: Set<string>): string {
  const { lightness, ...rest } = lchOf(color)
  for (let way = 0.005; way < 1; way += 0.005)
    for (const moved of [lightness + way, lightness - way]) {
      const candidate = moved > 0 && moved < 1 ? hexOf({ ...rest, lightness: moved }) : ''
      if (candidate && contrast(candidate, other) >= READABLE && !taken.has(candidate))
        return candidate
    }
  return contrast('#fffffe', other) > contrast('#000001', other) ? '#fffffe' : '#000001'
}

type Pair = { what: string; text: string; ground: string }

const ROUNDS = 5

const failing = (pairs: Pair[], replacements: Replacements) =>
  pairs
    .map((pair) => ({
      ...pair,
      newText: replacements.get(pair.text) ?? pair.text,
      newGround: replacements.get(pair.ground) ?? pair.ground,
    }))
    .filter(({ newText, newGround }) => contrast(newText, newGround) < READABLE)

/**
 * Moves a shade in each pair that cannot be read: the text, if it is one, or else the ground. For a text in one of the
 * four colours the ground is not moved, since other texts stand on it.
 */
function mendShades(pairs: Pair[], replacements: Replacements, taken: Set<string>, state: State) {
  const isShade = (color: string) => familyOf(color, state) !== undefined
  const isOfFour = (color: string) => Object.values(state.colors).includes(color)
  const move = (color: string, other: string) => {
    const moved = readable(replacements.get(color) ?? color, other, taken)
    taken.add(moved)
    replacements.set(color, moved)
  }
  for (const { text, ground } of pairs) {
    const [pair] = failing([{ what: '', text, ground }], replacements)
    if (pair && isShade(text)) move(text, pair.newGround)
    else if (pair && isShade(ground) && !isOfFour(text)) move(ground, pair.newText)
  }
}

const familyOf = (color: string, { shades }: State) =>
  names.find((name) => shades[name].includes(color))

/** The pairs that still cannot be read: one of the four stands on another, or on a colour that no brand changes. */
function unreadableOf(
  pairs: Pair[],
  state: State,
  replacements: Replacements,
  taken: Set<string>,
): Unreadable[] {
  const before = state.colors
  const nameOf = (color: string) => names.find((name) => before[name] === color)
  const poor = failing(pairs, replacements)
  const ofFour = poor.flatMap(({ what, text, ground, newText, newGround }): Unreadable[] => {
    const [ofText, ofGround] = [nameOf(text), nameOf(ground)]
    // The ink is the colour of most texts: rather the other one is changed.
    const isText = ofGround === undefined || (ofText !== undefined && ofText !== 'ink')
    const name = isText ? ofText : ofGround
    const [color, other] = isText ? [newText, newGround] : [newGround, newText]
    return name ? [{ what, name, color, passes: readable(color, other, taken) }] : []
  })
  if (ofFour.length > 0) return ofFour
  // Shades that cannot be readable on all their grounds: the colour that the site has now passes.
  return poor.map(({ what, text, ground }) => {
    const name = familyOf(text, state) ?? familyOf(ground, state) ?? 'ink'
    const color = replacements.get(before[name]) ?? before[name]
    return { what, name, color, passes: before[name] }
  })
}

export const pairsOf = ({ tokens, light, dark }: State): Pair[] => [
  ...tokenPairs(tokens),
  ...themePairs(light),
  ...themePairs(dark),
]

/**
 * Every colour that changes, and which of the new four leave a text unreadable. A shade that would is
 * made lighter or darker; one of the four is its owner's to change. `fixed` are the colours that stay.
 */
export function newColors(
  state: State,
  after: Colors,
  fixed: Iterable<string>,
): [Replacements, Unreadable[]] {
  const { colors: before, shades, blend } = state
  const replacements: Replacements = new Map()
  const taken = new Set(fixed)
  for (const name of names) add(replacements, taken, before[name], after[name])
  for (const name of names)
    for (const shade of shades[name])
      add(replacements, taken, shade, shadeOf(shade, before[name], after[name]))
  add(replacements, taken, blend, blendOf(blend, before, after))

  const pairs = pairsOf(state)
  // What is moved for one ground is looked at again on the others.
  for (let round = 0; round < ROUNDS; round += 1) mendShades(pairs, replacements, taken, state)
  return [replacements, unreadableOf(pairs, state, replacements, taken)]
}

const MOST_STEPS = 30

/**
 * The nearest four with which every text can be read: one is moved for one pair, then all are looked at again. If that
 * does not end, the four that the site has now.
 */
export function readableColors(state: State, wanted: Colors, fixed: Iterable<string>): Colors {
  const kept = [...fixed]
  let colors = wanted
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [, [found]] = newColors(state, colors, kept)
    if (!found) return colors
    colors = { ...colors, [found.name]: found.passes }
  }
  return state.colors
}
