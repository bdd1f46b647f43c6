import { brand, type LanguageCode } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { attributesOf } from '../../../content/part-rows'
import type { Attribute, Row } from '../../../content/shape'
import { settings } from '../../../platform/settings/settings'

const TIMEOUT_MS = 30_000
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024

export type ByMachine = { row: Row; lost: string[]; isTranslated: boolean }

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field holds words: neither a choice nor an address nor code, which have a pattern or a name of their own. */
const isWritten = (name: string, { type, regex }: Attribute) =>
  (type === 'string' || type === 'text') && regex === undefined && name !== 'code'

/** A leaf of rich text; marks and links around it stay. */
function inRichText(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => inRichText(one, change))
  if (!isRow(value)) return value
  const { text, children } = value
  return {
    ...value,
    ...(typeof text === 'string' && { text: change(text) }),
    ...(children !== undefined && { children: inRichText(children, change) }),
  }
}

type Change = (text: string, longest: number) => string

/** A part of an entry with its words changed. */
function withWords(strapi: Core.Strapi, model: string, row: Row, change: Change): Row {
  const attributes = attributesOf(strapi, model)
  const changed = (name: string, value: unknown): unknown => {
    const attribute = attributes[name]
    if (!attribute) return value
    const { component, maxLength } = attribute as Attribute & { maxLength?: number }
    if (attribute.type === 'blocks')
      return inRichText(value, (text) => change(text, Number.POSITIVE_INFINITY))
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const part = (one: unknown) =>
        isRow(one) ? withWords(strapi, component ?? String(one['__component']), one, change) : one
      return Array.isArray(value) ? value.map(part) : part(value)
    }
    return isWritten(name, attribute) && typeof value === 'string'
      ? change(value, maxLength ?? Number.POSITIVE_INFINITY)
      : value
  }
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, changed(name, value)]),
  )
}

/** What the machine makes of these texts, in their order. */
async function ask(texts: readonly string[], target: LanguageCode): Promise<string[]> {
  const response = await fetch(settings.environment.TRANSLATION_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ q: texts, source: brand.locale.slice(0, 2), target, format: 'text' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`It answered with ${response.status}.`)
  const body = await response.text()
  if (body.length > MAX_RESPONSE_BYTES) throw new Error('Its answer is too large.')
  const { translatedText } = JSON.parse(body) as { translatedText?: unknown }
  const isWhole =
    Array.isArray(translatedText) &&
    translatedText.length === texts.length &&
    translatedText.every((text) => typeof text === 'string')
  if (!isWhole) throw new Error('Its answer has not one text for each that it was asked for.')
  return translatedText as string[]
}

/** Fills the beginning of a translation with what a machine makes of its words. If that fails, it stays as it is. */
export async function translatedByMachine(
  strapi: Core.Strapi,
  model: string,
  row: Row,
  language: LanguageCode,
): Promise<ByMachine> {
  if (settings.environment.TRANSLATION_URL === '') return { row, lost: [], isTranslated: false }
  const texts = new Set<string>()
  withWords(strapi, model, row, (text) => {
    if (/\p{L}/u.test(text)) texts.add(text)
    return text
  })
  try {
    const asked = [...texts]
    const answered = await ask(asked, language)
    const words = new Map(asked.map((text, index) => [text, answered[index] ?? text]))
    const lost: string[] = []
    const translated = withWords(strapi, model, row, (text, longest) => {
      const word = words.get(text) ?? text
      if (word.length <= longest) return word
      lost.push(`“${text}” is too long in this language, and stays as it was.`)
      return text
    })
    return { row: translated, lost, isTranslated: true }
  } catch (error) {
    strapi.log.warn(`The machine that translates failed. ${String(error)}`)
    const lost = ['The machine did not translate it: the texts are those of the source.']
    return { row, lost, isTranslated: false }
  }
}
