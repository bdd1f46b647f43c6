import { visibleText } from '@app/contract'
import type { Template } from './template'
import { escapeHtml } from '@app/runtime'
import { page, quoteHtml, styles, withBreaks } from '../../../../platform/outbox/html'
import { oneLine } from '../../../../platform/outbox/one-line'

export type Values = {
  /** Texts by placeholder, escaped when they are filled in. */
  texts: Readonly<Record<string, string>>
  /** Addresses of our own that become links. */
  links: Readonly<Record<string, string>>
  answers: readonly { label: string; value: string }[]
  /** The visitor's message, to be quoted. */
  message: string
}

export type Rendered = { subject: string; text: string; html: string }

const PLACEHOLDER = /\{(\w+)\}/g

const answersAsText = ({ answers }: Values): string =>
  answers.map(({ label, value }) => `${label}: ${visibleText(value)}`).join('\n')

const quoted = ({ message }: Values): string =>
  visibleText(message)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** A template's text with its placeholders filled in; what a value contains is not filled in again. */
function asText(template: string, values: Values): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => {
    if (name === 'answers') return answersAsText(values)
    if (name === 'message') return values.message === '' ? '' : quoted(values)
    const value = values.links[name] ?? values.texts[name]
    return value === undefined ? whole : visibleText(value)
  })
}

const answersAsTable = ({ answers }: Values): string => {
  const rows = answers.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${
        styles.value
      }">${withBreaks(visibleText(value))}</td></tr>`,
  )
  return `<table role="presentation" style="${styles.table}">${rows.join('')}</table>`
}

/** One value inside a paragraph. */
function inlineHtml(name: string, whole: string, values: Values): string {
  const link = values.links[name]
  if (link !== undefined)
    return `<a href="${escapeHtml(link)}" style="${styles.link}">${escapeHtml(link)}</a>`
  return withBreaks(asText(whole, values))
}

function paragraphHtml(paragraph: string, values: Values): string {
  if (paragraph === '{answers}') return answersAsTable(values)
  if (paragraph === '{message}') return values.message === '' ? '' : quoteHtml(values.message)
  const parts = paragraph.split(PLACEHOLDER)
  // Of a split with a group, every second part is a placeholder's name.
  const html = parts.map((part, index) =>
    index % 2 === 0 ? withBreaks(part) : inlineHtml(part, `{${part}}`, values),
  )
  return `<p style="${styles.paragraph}">${html.join('')}</p>`
}

/** Fills in a template, as plain text and as HTML. */
export function render({ subject, body }: Template, values: Values): Rendered {
  const line = oneLine(asText(subject, values))
  const paragraphs = body.trim().split(/\n\s*\n/)
  const content = paragraphs.map((paragraph) => paragraphHtml(paragraph.trim(), values))
  return {
    subject: line,
    text: `${asText(body, values)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    html: page(line, content.join('\n')),
  }
}
