/** What the receiving mail server found out about the domain of a sender. */
export type SenderProof = 'proven' | 'unproven' | 'forged'

/** A header without its comments. A comment may contain others, and stand wherever a space may. */
function withoutComments(text: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (letter === '\\') {
      if (depth === 0) kept += text.slice(index, index + 2)
      index += 1
    } else if (letter === '"' && depth === 0) isQuoted = !isQuoted
    else if (letter === '(' && !isQuoted) depth += 1
    else if (letter === ')' && !isQuoted && depth > 0) {
      depth -= 1
      kept += ' '
    } else if (depth === 0) kept += isQuoted && letter === ';' ? ' ' : letter
  }
  return kept
}

/** The results of DMARC in the value of a header: `mx.example; spf=pass; dmarc/1 = fail (p=none)` (RFC 8601). */
const resultsIn = (header: string): string[] =>
  withoutComments(header.replace(/\s+/g, ' '))
    .split(';')
    .flatMap((part) => /^\s*dmarc\s*(?:\/\s*\d+\s*)?=\s*([a-z]+)/i.exec(part)?.[1] ?? [])
    .map((result) => result.toLowerCase())

/**
 * What the mail server found out. Only the first header can prove the sender, since the mail server puts its own above
 * all others. Any header can say that the sender is forged: one that the sender has added only accuses the sender.
 */
export function senderProof(headers: readonly string[]): SenderProof {
  if (headers.some((header) => resultsIn(header).includes('fail'))) return 'forged'
  return resultsIn(headers[0] ?? '').includes('pass') ? 'proven' : 'unproven'
}
