import { escapeHtml } from '@app/runtime'
import { visibleText } from '@app/contract'

export const withBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n')

export const styles = {
  body: 'margin:0;padding:24px 12px;background:#f8f5ef',
  sheet:
    'max-width:600px;margin:0 auto;padding:28px;background:#ffffff;color:#14181f;border-radius:12px;font:16px/1.55 -apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  quote: 'margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid #b6bcc6;color:#4d5461',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  label:
    'padding:6px 12px 6px 0;vertical-align:top;text-align:left;font-weight:400;color:#535861;width:34%;overflow-wrap:break-word;border-bottom:1px solid #e3e5e9',
  value: 'padding:6px 0;vertical-align:top;border-bottom:1px solid #e3e5e9',
  link: 'color:#0a6b64',
}

export const quoteHtml = (text: string): string =>
  `<blockquote style="${styles.quote}">${withBreaks(visibleText(text))}</blockquote>`

/** A whole document with the look of our emails. */
export const page = (subject: string, content: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(
    subject,
  )}</title></head>
<body style="${styles.body}"><div style="${styles.sheet}">
${content}
</div></body></html>`

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
