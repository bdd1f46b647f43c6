import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { svgProblem } from './svg'

const check = (inside: string) =>
  svgProblem('a.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`))

describe('an uploaded drawing', () => {
  const media = join(import.meta.dirname, '../../../../../seed/media')
  const own = readdirSync(media).filter((name) => name.endsWith('.svg'))

  it.each(own)('can be one of the site’s own: %s', (name) => {
    expect(svgProblem(name, readFileSync(join(media, name)))).toBeUndefined()
  })

  it.each([
    '<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/>',
    '<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>',
    '<text>Come on = in</text>',
    '<text>10&#160;€</text>',
  ])('can contain %s', (inside) => {
    expect(check(inside)).toBeUndefined()
  })

  it.each([
    '<script>alert(1)</script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<path onload="alert(1)"/>',
    '<path/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<use xlink:href="https://host.example/x.svg#a"/>',
    '<image href="data:image/svg+xml,x"/>',
    '<style>@import "https://host.example/x.css"</style>',
    '<rect fill="url(https://host.example/x)"/>',
    '<rect style="fill:url&#40;https://host.example/x)"/>',
    '<rect style="fill:u\\72l(https://host.example/x)"/>',
    '<style>rect { background: image-set("https://host.example/x" 1x) }</style>',
    '<a><set attributeName="xlink:href" to="https://host.example"/></a>',
    '<g xml:base="https://host.example/"><use href="#a"/></g>',
    '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="https://host.example/x"/>',
    '<?xml-stylesheet href="#a"?>',
    '<!ENTITY a "b">',
    '<foreignObject><p>x</p></foreignObject>',
  ])('must not contain %s', (inside) => {
    expect(check(inside)).toMatch(/contains scripts, or loads something/)
  })

  it.each(['', 'plain text', '<html><svg></svg></html>', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'])(
    'is not %j',
    (text) => {
      expect(svgProblem('a.svg', Buffer.from(text))).toBeTruthy()
    },
  )

  it('can begin with a declaration, a document type and comments', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    const text = `\uFEFF<?xml version="1.0"?>\n<!-- [made] by\nhand -->\n${doctype}\n<svg></svg>`
    expect(svgProblem('a.svg', Buffer.from(text))).toBeUndefined()
  })

  it.each(['<!---->', '<!--', '<!DOCTYPE ', ' ', ' on', ' href=  ', 'url(  ', '&#'])(
    'is refused without delay if it repeats %j instead of beginning',
    (part) => {
      const text = part.repeat(1_000_000).slice(0, 1_048_576)
      expect(svgProblem('a.svg', Buffer.from(text))).toMatch(/is not an SVG/)
    },
  )

  it('is not text in an encoding that browsers may read in another way', () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect(svgProblem('a.svg', Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBeTruthy()
  })
})
