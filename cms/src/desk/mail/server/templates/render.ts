import { visibleText } from '@beam/contract'
import type { Template } from './default-templates'
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)

const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>\n')

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f3f5f4',
  sheet:
    'max-width:600px;margin:0 auto;padding:28px;background:#ffffff;color:#1b2422;border-radius:12px;font:16px/1.55 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #b9c6c1;color:#4b5a55',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label:
    'padding:6px 12px 6px 0;vertical-align:top;text-align:left;font-weight:400;color:#5c6b66;width:34%;overflow-wrap:break-word;border-bottom:1px solid #e4eae7',
  value: 'padding:6px 0;vertical-align:top;border-bottom:1px solid #e4eae7',
  link: 'color:#0b6b53',
}

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
      `<tr><th scope="row" style="${styles.label}">${escaped(label)}</th><td style="${
        styles.value
      }">${withBreaks(visibleText(value))}</td></tr>`,
  )
  return `<table role="presentation" style="${styles.table}">${rows.join('')}</table>`
}

const quoteHtml = (text: string): string =>
  `<blockquote style="${styles.quote}">${withBreaks(visibleText(text))}</blockquote>`

/** One value inside a paragraph. */
function inlineHtml(name: string, whole: string, values: Values): string {
  const link = values.links[name]
  if (link !== undefined)
    return `<a href="${escaped(link)}" style="${styles.link}">${escaped(link)}</a>`
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

const page = (subject: string, content: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(
    subject,
  )}</title></head>
<body style="${styles.body}"><div style="${styles.sheet}">
${content}
</div></body></html>`

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

/** What a person wrote, as HTML: paragraphs, and quoted lines as a quotation. */
export function htmlOfText(subject: string, text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/)
  const content = paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n')
    const isQuote = lines.every((line) => line.startsWith('>'))
    return isQuote
      ? quoteHtml(lines.map((line) => line.replace(/^> ?/, '')).join('\n'))
      : `<p style="${styles.paragraph}">${withBreaks(visibleText(paragraph))}</p>`
  })
  return page(subject, content.join('\n'))
}
