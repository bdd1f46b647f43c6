import type { ChoiceField, Format, Option, TextField } from './fields'
import { messageLabel } from './label'

/** A check of one value, and the message when it fails. */
export type Rule = { test: (value: string) => boolean; message: string }

type Entry = TextField | ChoiceField

/** As many as the database's column for a line takes. */
const lineCap = 255
const textCap = 5000

// \p{Cs} matches only lone surrogates: with the u flag a pair is one code point.
const unstorableInLine = /[\p{Cc}\p{Cs}]/u
const unstorableInText = /(?![\n\t]|\r\n)[\p{Cc}\p{Cs}]/u

/** The longest value, in UTF-16 units, as maxlength counts. */
export const limitOf = (field: { kind: string; max?: number }): number =>
  field.max ?? (field.kind === 'textarea' ? textCap : lineCap)

/** Whitespace, and characters that show nothing: zero-width ones, fillers, tags, variation selectors. */
const invisible = /[\s\u2800\p{DI}]/gu

/** A prefix alone does not count as an answer. */
const isBlank = (value: string, prefix = '') => {
  const visible = value.replace(invisible, '')
  return visible === '' || visible === prefix
}

const answered = ({ name, required, prefix }: Entry & { prefix?: string }): Rule[] =>
  required === undefined
    ? []
    : [
        {
          test: (value) => !isBlank(value, prefix),
          message: required === true ? `${messageLabel(name)} is required.` : required,
        },
      ]

const storable = ({ name, kind }: Entry): Rule[] => {
  const unstorable = kind === 'textarea' ? unstorableInText : unstorableInLine
  return [
    {
      test: (value) => !unstorable.test(value),
      message: `${messageLabel(name)} contains characters that cannot be stored.`,
    },
  ]
}

const withinLimit = (field: Entry & { tooLong?: string }): Rule[] => {
  const limit = limitOf(field)
  return [
    {
      test: (value) => value.length <= limit,
      message: field.tooLong ?? `${messageLabel(field.name)} must be at most ${limit} characters.`,
    },
  ]
}

const inFormat = ({ format }: { name: string; format?: Format }): Rule[] =>
  format === undefined
    ? []
    : [{ test: (value) => value === '' || format.pattern.test(value), message: format.message }]

const offered = (field: Entry & { options?: readonly Option[]; isOpenList?: true }): Rule[] => {
  if (field.options === undefined || field.isOpenList) return []
  const values = new Set([blankOf(field), ...field.options.map((option) => option.value)])
  return [
    {
      test: (value) => values.has(value),
      message: `${messageLabel(field.name)} must be one of the options offered.`,
    },
  ]
}

/** The value of an absent answer. */
export const blankOf = (field: { name: string; default?: string }): string => field.default ?? ''

/** In order: the limit comes before the format, so that no pattern runs on a huge value. */
const rules = [answered, storable, withinLimit, inFormat, offered]

export const rulesOf = (field: Entry): Rule[] => rules.flatMap((rule) => rule(field))
