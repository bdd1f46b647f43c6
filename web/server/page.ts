import { createHash } from 'node:crypto'
import type { SiteConfig } from './config'

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  font: 1.125rem/1.6 system-ui, sans-serif; color: #14213d; background: #f4f8f8 }
main { max-width: 34rem }
h1 { margin: 0 0 .5rem; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1 }
p { margin: 0 0 1.5rem }
a { color: #00696a; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
@media (prefers-color-scheme: dark) { body { color: #eef5f5; background: #0d1b1e } a { color: #6fdcd8 } }
`

/** The policy names the style by its hash: these pages carry no other code or style at all. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** JSON that no HTML parser takes for the end of its element, or for a comment. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )

const page = (config: SiteConfig, title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${style}</style>
<script id="site-config" type="application/json">${jsonForHtml(config)}</script>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

export const comingPage = (config: SiteConfig) =>
  page(
    config,
    config.productName,
    `<p>The site is not here yet. Its content and its forms are: they live in the content service.</p>
<p><a href="${escapeHtml(config.cmsUrl)}/admin">Open the admin panel</a></p>`,
  )

export const notFoundPage = (config: SiteConfig) =>
  page(
    config,
    'Page Not Found',
    '<p>There is nothing at this address. <a href="/">Go to the start</a></p>',
  )
