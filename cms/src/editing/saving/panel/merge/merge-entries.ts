import { differences, type Labels, textOf } from '../../../../content/shared/compare'
import { sectionName, type Section } from '../../../../content/shared/section-name'
import { keyOf, mergeItems } from './merge-items'
import { mergeRichText } from './merge-rich-text'
import { mergeWords } from './merge-words'
import {
  type Fields,
  isFields,
  isRichText,
  isUnknownRelation,
} from '../../../../content/shared/values'
import { isFile, isSame, toSave, typedFields, withKnownIds } from './values'

export type Side = 'theirs' | 'mine'

/** A field that both changed, each in another way. */
export type Clash = { path: string; label: string; theirs: string; mine: string }

type At = { path: string; label: string; model: string }

type Versions = {
  /** The version that both began with; undefined if it is not known. */
  base: Fields | undefined
  theirs: Fields
  mine: Fields
}

/** The chosen side of each clash, by path; mine where none is chosen. */
export type Choices = Readonly<Record<string, Side>>

const join = (label: string, name: string) => (label === '' ? name : `${label} › ${name}`)

/** A value as a text that a person can compare. */
const shownAs = (value: unknown): string =>
  value === undefined
    ? ''
    : (textOf(value) ??
      differences({}, isFields(value) ? value : { Entries: value })
        .map(({ label, right }) => `${label}: ${right}`)
        .join('\n'))

/**
 * Both changes of an entry, field by field. Of what both changed, one side is chosen. `taken` are the labels of what is
 * theirs, at least in part. In the functions, a value was `from`; `one` is theirs, `other` is mine.
 */
export function mergeEntries(
  { base, theirs, mine }: Versions,
  { model, labels, choices = {} }: { model: string; labels: Labels; choices?: Choices },
) {
  const clashes: Clash[] = []
  const taken: string[] = []

  const choose = <Value>(at: At, one: Value, other: Value): Value => {
    const { path, label } = at
    clashes.push({ path, label, theirs: shownAs(one), mine: shownAs(other) })
    return choices[path] === 'theirs' ? one : other
  }

  const merge = (at: At, from: unknown, one: unknown, other: unknown): unknown => {
    if (isUnknownRelation(other) || isSame(one, other)) return other
    if (base !== undefined) {
      if (isSame(one, from)) return other
      if (isSame(other, from)) {
        taken.push(at.label)
        return toSave(one)
      }
      const merged = mergeInside(at, from, one, other)
      if (merged !== undefined) return merged
    }
    return toSave(choose(at, one, other))
  }

  const mergeInside = (at: At, from: unknown, one: unknown, other: unknown): unknown => {
    if (typeof one === 'string' && typeof other === 'string') {
      const text = typeof from === 'string' ? mergeWords(from, one, other) : undefined
      if (text !== undefined) taken.push(at.label)
      return text
    }
    if (isRichText(from) && isRichText(one) && isRichText(other)) {
      const text = mergeRichText(from, one, other)
      if (text !== undefined) taken.push(at.label)
      return text
    }
    if (Array.isArray(from) && Array.isArray(one) && Array.isArray(other))
      return mergeItems({ base: from, theirs: one, mine: other }, (item, ...sides) => {
        const section = isFields(item) && '__component' in item ? (item as Section) : null
        const index = from.findIndex((known) => known === sides[0])
        const inside = {
          path: `${at.path}.${String(keyOf(item))}`,
          label: join(at.label, section ? sectionName(section) : String(index + 1)),
          model: section ? section.__component : at.model,
        }
        return merge(inside, ...sides)
      })
    if (isFile(one) || isFile(other)) return undefined
    if (isFields(from) && isFields(one) && isFields(other) && from['id'] === one['id'])
      return mergeFields(at, from, one, other)
    return undefined
  }

  const mergeFields = (at: At, from: Fields, one: Fields, other: Fields): Fields => {
    const names = new Set(typedFields(at.path === '' ? other : { ...one, ...other }))
    return {
      // What Strapi's form sends besides what is typed stays.
      ...other,
      ...Object.fromEntries(
        [...names].flatMap((name) => {
          const known = labels[at.model]?.[name]
          const inside = {
            path: at.path === '' ? name : `${at.path}.${name}`,
            label: join(at.label, known?.label ?? name),
            model: known?.component ?? '',
          }
          const merged = merge(inside, from[name], one[name], other[name])
          return merged === undefined || (isUnknownRelation(merged) && !(name in other))
            ? []
            : [[name, merged]]
        }),
      ),
    }
  }

  const entry = mergeFields({ path: '', label: '', model }, base ?? {}, theirs, mine)
  return { entry: withKnownIds(entry, theirs), clashes, taken }
}
