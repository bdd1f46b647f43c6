import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withPlaceholders } from '../forms/engine/consent'
import type { IntakeForm, ScreenForm } from '../forms/engine/define-form'
import type { Field } from '../forms/engine/fields'
import { labelOf, messageInWords } from '../forms/engine/label'
import { refuseFields } from '../forms/engine/responses'
import { rulesOf } from '../forms/engine/rules'
import { newsletterBox } from '../forms/newsletter'
import { ownTexts } from '../forms/site-wording'
import { pageForms } from '../forms/page-forms'
import { forms } from '../forms/table'
import { german } from './german'
import { languageCodes } from './languages'
import { inWords } from './words'
import { wordsOf } from './words-of'

const ROOT = join(import.meta.dirname, '../..')
const sourceOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const screens: ScreenForm[] = [...Object.values(pageForms), forms.newsletter, newsletterBox]
/** The cookie sheet asks one question of its form, and never shows the time of the choice. */
const shownFields = ({ name, fields }: IntakeForm) =>
  fields.filter((field) => name !== 'log-consent' || 'isConsent' in field)

const textsOfField = (field: Field) => [
  labelOf(field),
  field.hint,
  ...('options' in field ? field.options.map(({ label }) => label) : []),
  ...('suggestions' in field ? (field.suggestions ?? []) : []),
  'placeholder' in field ? field.placeholder : undefined,
  ...('text' in field
    ? [
        withPlaceholders(field.text),
        ...field.text.map((part) => (typeof part === 'string' ? '' : part.label)),
      ]
    : []),
]

const textsOfSections = ({ sections }: IntakeForm) =>
  sections.flatMap(({ title, reason, storeCard }) => [
    title,
    reason,
    storeCard?.title,
    storeCard?.reason,
    ...Object.values(storeCard?.answers ?? {}).map(({ before }) => before),
  ])

const textsOfScreen = ({ submit, success, failure, invalidBanner }: ScreenForm) => [
  submit.label,
  submit.busyLabel,
  submit.waitsHint,
  success.title,
  success.text,
  failure?.fallback,
  failure?.network,
  invalidBanner,
]

/** What the cms answers a visitor who sends a form. */
const answers = [
  refuseFields({ one: 'One', other: 'Another' }).message,
  ...sourceOf('cms/src/platform/refusals/default-messages.ts').matchAll(
    /^ {2}(?:400|408|413|429|500|503): '(.+)',$/gm,
  ),
  ...sourceOf('cms/src/desk/intake/receive.ts').matchAll(/^const otherContent = '(.+)'$/gm),
].map((found) => (typeof found === 'string' ? found : found[1]))

const intakes: IntakeForm[] = [...screens, forms['log-consent']]

/** Without addresses, numbers and times, which are the same in every language. */
const shown = [
  ...intakes.flatMap(shownFields).flatMap(textsOfField),
  ...intakes.flatMap(textsOfSections),
  ...screens.flatMap(textsOfScreen),
  ...Object.values(ownTexts),
  ...answers,
].flatMap((text = '') => (/\p{L}|%|€/u.test(text) && !text.startsWith('https://') ? [text] : []))

const messagesOf = (field: Field) => {
  if (field.kind === 'checkbox') return field.required === undefined ? [] : [field.required]
  if (field.kind === 'file') return [field.required, field.accept.message]
  return rulesOf(field).map(({ message }) => message)
}

const messages = intakes
  .flatMap(shownFields)
  .flatMap((field) => messagesOf(field).map((message) => [field, message] as const))

/** The code that looks words up. */
const sources = ['contract/forms', 'web/src', 'web/server', 'cms/src/desk/mail/server']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => sourceOf(join(folder, path))),
  )
  .filter((source) => /\b(?:t|locale)\(/.test(source))
  .join('\n')

const placeholdersIn = (text: string) => [...text.matchAll(/\{[^}]+\}/g)].map(String).toSorted()

it('the cms answers what this expects', () => {
  expect(answers).toHaveLength(8)
})

it('no text is both a word of the code and of a form', () => {
  expect(Object.keys(german.forms).filter((text) => text in german.site)).toEqual([])
})

describe.each(languageCodes)('the words of %s', (code) => {
  const { texts } = wordsOf(code)

  it('say all that forms show', () => {
    expect(shown.filter((text) => !Object.hasOwn(texts, text))).toEqual([])
  })

  it('say every message about an answer', () => {
    const said = ([field, message]: (typeof messages)[number]) =>
      inWords({ code, texts }, () => messageInWords(field, message))
    expect(messages.filter((pair) => said(pair) === pair[1]).map(([, text]) => text)).toEqual([])
    expect(messages.map(said).filter((text) => /[{}]/.test(text))).toEqual([])
  })

  it('are all needed', () => {
    const asked = new Set<string | symbol>(shown)
    const recorded = new Proxy(texts, {
      getOwnPropertyDescriptor: (target, text) => {
        asked.add(text)
        return Reflect.getOwnPropertyDescriptor(target, text)
      },
    })
    inWords({ code, texts: recorded }, () => {
      for (const [field, message] of messages) messageInWords(field, message)
    })
    const isNamed = (text: string) => text in german.site && sources.includes(`'${text}'`)
    expect(Object.keys(texts).filter((text) => !asked.has(text) && !isNamed(text))).toEqual([])
  })

  it('have the same placeholders as the English ones', () => {
    for (const [text, other] of Object.entries(texts))
      expect(placeholdersIn(other), text).toEqual(placeholdersIn(text))
  })
})
