const MAX_BYTES = 1024 * 1024

/** What runs scripts or loads something from elsewhere. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener|audio|video|meta|base|link)\b/i,
  /[\s"'/]on\w+\s*=/i,
  /\bhref\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /attributeName\s*=\s*["']?\s*(?:[\w.-]+:)?href/i,
  /javascript:|xml:base|1999\/xhtml/i,
  /@import|image-set\(|(?:url|src)\(\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|gif|webp)|data:font\/)/i,
]

/** Entities, processing instructions and CSS escapes could hide any of it. */
const HIDING = [/<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT|NOTATION)/i, /<\?/, /\\/]

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const character = (reference: string, hex: string | undefined, decimal: string | undefined) => {
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference
}

/** References resolved and white space collapsed, so that no pattern needs to expect either. */
const normalized = (text: string) =>
  text
    .replace(/&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi, character)
    .replace(/\0/g, '')
    .replace(/\s+/g, ' ')

/** What may stand before the root element. One pattern for all of it could take forever. */
const PROLOG = [/^<\?xml [^?]*\?> ?/, /^<!--.*?--> ?/, /^<!DOCTYPE [^>[]*> ?/]

const MAX_PROLOG_PARTS = 50

/** From the root element on; undefined if the text is no drawing or declares entities. */
function rootOf(text: string): string | undefined {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (let part = 0; part <= MAX_PROLOG_PARTS; part += 1) {
    if (/^<svg[ />]/.test(rest)) return rest
    const [found] = PROLOG.flatMap((pattern) => pattern.exec(rest) ?? [])
    if (found === undefined) return undefined
    rest = rest.slice(found.length)
  }
  return undefined
}

/** Why a file is no drawing, or none that is safe to open; every upload is served with a sandboxing CSP as well. */
export function svgProblem(name: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return `“${name}” is too large for a drawing: 1 MB at most.`
  const text = textOf(bytes)
  const root = text === undefined ? undefined : rootOf(normalized(text))
  if (root === undefined) return `“${name}” is not an SVG drawing.`
  if ([...ACTIVE, ...HIDING].some((pattern) => pattern.test(root)))
    return `“${name}” contains scripts, or loads something from elsewhere. Export it as a plain SVG and upload the result.`
  return undefined
}
