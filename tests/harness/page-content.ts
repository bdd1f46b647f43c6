/** What a visitor without JavaScript, or a search engine, sees of a page. */
export function readPage(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<script id="site-config"'))
  return {
    content: first(/<html[^>]* data-content="([^"]*)"/),
    title: unescaped(first(/<title>([^<]*)<\/title>/) ?? ''),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    isIndexed: !/<meta name="robots" content="noindex"/.test(html),
    headings: [...body.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)].map((match) => textOf(match[0])),
    text: textOf(body),
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? '') as { '@type': string } & Record<string, unknown>,
    ),
  }
}

/** Where two pages begin to differ; empty if they are the same. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `${around(one)} ≠ ${around(other)}`
}

const unescaped = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")

const textOf = (markup: string) =>
  unescaped(markup.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
