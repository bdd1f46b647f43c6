import type { Attribute } from '../../../content/shape'
import { isStorable } from '../../../platform/shared/json'
import { type Fields, type FileReference, isFields, isFileReference, sorted } from './format'

export type AttributesOf = (model: string) => Readonly<Record<string, Attribute>>

/** How a value is written on the other side. */
type Convert = {
  text: (text: string) => string
  media: (value: unknown) => unknown
  relation: (value: unknown[]) => unknown
  /** What stands for a field without a value; undefined leaves it out. */
  empty: (attribute: Attribute) => unknown
}

const isList = ({ type, repeatable }: Attribute) => type === 'dynamiczone' || repeatable === true

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const inTexts = (value: unknown, convert: (text: string) => string): unknown => {
  if (typeof value === 'string') return convert(value)
  if (Array.isArray(value)) return value.map((each) => inTexts(each, convert))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, inTexts(each, convert)]),
  )
}

/** All fields of an entry that editors write, in the order of its type, so that two packages can be compared. */
function convertFields(
  attributesOf: AttributesOf,
  model: string,
  row: Fields,
  convert: Convert,
): Fields {
  const part = (uid: string, value: unknown) =>
    convertFields(attributesOf, uid, value as Fields, convert)
  const converted = (attribute: Attribute, value: unknown): unknown => {
    switch (attribute.type) {
      case 'component':
        return Array.isArray(value)
          ? value.map((each) => part(attribute.component ?? '', each))
          : part(attribute.component ?? '', value)
      case 'dynamiczone':
        return (value as Fields[]).map((each) => ({
          __component: each['__component'],
          ...part(String(each['__component']), each),
        }))
      case 'media':
        return Array.isArray(value) ? value.map(convert.media) : convert.media(value)
      case 'relation':
        return convert.relation([value].flat())
      case 'blocks':
        return sorted(inTexts(value, convert.text))
      default:
        return inTexts(value, convert.text)
    }
  }
  return Object.fromEntries(
    Object.entries(attributesOf(model)).flatMap(([name, attribute]) => {
      const value = row[name]
      const result = isEmpty(value) ? convert.empty(attribute) : converted(attribute, value)
      return result === undefined ? [] : [[name, result]]
    }),
  )
}

/**
 * A text in which each address of a file, or of a smaller version of it, has another name in place of the file's own.
 */
export const withFileNames = (text: string, nameOf: (name: string) => string | undefined) =>
  text.replace(/(\/uploads\/)([\w-]+)(?=\.)/g, (whole, folder: string, name: string) => {
    const [, size = '', rest = ''] = /^(large_|medium_|small_|thumbnail_)(.+)$/.exec(name) ?? []
    const [found, ofSmaller] = [nameOf(name), rest && nameOf(rest)]
    return found ? folder + found : ofSmaller ? folder + size + ofSmaller : whole
  })

type Export = {
  attributesOf: AttributesOf
  referenceOf: (id: unknown) => FileReference
  /** The content of the file that has this name in the addresses of uploads. */
  contentOf: (name: string) => string | undefined
}

/** A snapshot of an entry, as a package holds it. */
export const toPackage = (model: string, snapshot: Fields, to: Export): Fields =>
  convertFields(to.attributesOf, model, snapshot, {
    text: (text) => withFileNames(text, to.contentOf),
    media: (file) => to.referenceOf((file as { id: unknown }).id),
    relation: (related) => related.map((each) => (each as { slug: string }).slug),
    empty: () => undefined,
  })

type Import = {
  attributesOf: AttributesOf
  idOf: (reference: FileReference) => number
  nameOf: (content: string) => string | undefined
  /** The document of a page, by its slug. */
  documentOf: (slug: string) => string | undefined
}

/** Fields of a package as the document service takes them: one that the package leaves out is emptied. */
export const fromPackage = (model: string, fields: Fields, from: Import): Fields =>
  convertFields(from.attributesOf, model, fields, {
    text: (text) => withFileNames(text, from.nameOf),
    media: (file) => from.idOf(file as FileReference),
    relation: (slugs) => ({ set: slugs.flatMap((slug) => from.documentOf(String(slug)) ?? []) }),
    empty: (attribute) =>
      attribute.type === 'relation' ? { set: [] } : isList(attribute) ? [] : null,
  })

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const isSlugs = (value: unknown) =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string')

/** What is wrong with the fields of an entry in a package; undefined if it can be written. */
export function problemOf(
  attributesOf: AttributesOf,
  model: string,
  fields: unknown,
): string | undefined {
  if (!isFields(fields)) return `“${model}” is not an object`
  const attributes = attributesOf(model)
  const partsIn = (name: string, { type, component, components }: Attribute, value: unknown) => {
    const list = [value].flat()
    for (const each of list) {
      if (!isFields(each)) return `“${name}” is not an object`
      const uid = component ?? String(each['__component'])
      if (type === 'dynamiczone' && !components?.includes(uid))
        return `“${name}” has a section of the unknown type “${uid}”`
      const { __component, ...rest } = each
      const problem = problemOf(attributesOf, uid, component ? each : rest)
      if (problem) return problem
    }
    return undefined
  }
  for (const [name, value] of Object.entries(fields)) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (!attribute) return `“${model}” has no field “${name.slice(0, 80)}”`
    if (!isStorable(value)) return `“${name}” has characters that cannot be stored`
    const isListed = Array.isArray(value)
    const wrong = `“${name}” of “${model}” has a value of another kind`
    switch (attribute.type) {
      case 'component':
      case 'dynamiczone': {
        if (isListed !== isList(attribute)) return wrong
        const problem = partsIn(name, attribute, value)
        if (problem) return problem
        break
      }
      case 'media':
        if (![value].flat().every(isFileReference)) return wrong
        break
      case 'relation':
        if (!isSlugs(value)) return wrong
        break
      case 'blocks':
        if (!isListed || !value.every(isFields)) return wrong
        break
      default:
        if (!isScalar(value)) return wrong
    }
  }
  return undefined
}

/** The files that an entry shows. */
export const referencesIn = (value: unknown): FileReference[] =>
  isFileReference(value)
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(referencesIn)
      : isFields(value)
        ? Object.values(value).flatMap(referencesIn)
        : []

/** The files that an entry links to, by their content. */
export const linkedFilesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\/uploads\/(?:[a-z]+_)?([\da-f]{64})\./g)].flatMap(
    ([, content]) => content ?? [],
  )

/** The slugs of the pages that an entry names: no relation leads to anything else. */
export const relatedIn = (attributesOf: AttributesOf, model: string, fields: Fields): string[] =>
  Object.entries(attributesOf(model)).flatMap(([name, { type }]) =>
    type === 'relation' ? ((fields[name] as string[] | undefined) ?? []) : [],
  )
