import { isUtf8 } from 'node:buffer'

/** What a file is by its content, whatever its name says. */
export async function contentTypeOf(content: Buffer): Promise<string> {
  // Only an import expression loads an ES module from CommonJS.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content).catch(() => undefined)
  if (found) return found.mime
  return isUtf8(content) && !content.includes(0) ? 'text/plain' : 'application/octet-stream'
}
