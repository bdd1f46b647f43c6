/** How mail programs begin what they quote below a reply. */
const INTRODUCTIONS = [
  /^-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|mensagem original|mensaje original|message d'origine)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(?:on|am|le|el|em|il|op)\s.{1,200}(?:wrote|schrieb|a écrit|escribió|escreveu|ha scritto|schreef)\b.{0,200}:$/i,
]

const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string) => line.trim() === ''

const isIntroduction = (lines: readonly string[], nth: number): boolean => {
  const line = (lines[nth] ?? '').trim()
  // A long introduction is broken into two lines.
  const two = `${line} ${(lines[nth + 1] ?? '').trim()}`
  return INTRODUCTIONS.some((pattern) => pattern.test(line) || pattern.test(two))
}

/** The index from which all lines are quoted or blank; the number of lines if the text ends with none. */
function startOfQuotedLines(lines: readonly string[]): number {
  let start = lines.length
  for (let nth = lines.length - 1; nth >= 0; nth -= 1) {
    const line = lines[nth] ?? ''
    if (isQuoted(line)) start = nth
    else if (!isBlank(line)) break
  }
  return start
}

/** Divides an email into what its sender wrote and the email that it replies to, which follows. */
export function splitQuote(text: string): { own: string; quoted: string } {
  const lines = text.split('\n')
  const introduction = lines.findIndex((line, nth) => !isQuoted(line) && isIntroduction(lines, nth))
  const start = introduction === -1 ? startOfQuotedLines(lines) : introduction
  const own = lines.slice(0, start).join('\n').trimEnd()
  // Where the reply stands below or between the quoted lines, nothing is hidden.
  const firstQuoted = lines.findIndex((line, nth) => nth >= start && isQuoted(line))
  const isBetween =
    firstQuoted !== -1 && lines.slice(firstQuoted).some((line) => !isQuoted(line) && !isBlank(line))
  if (own === '' || isBetween) return { own: text, quoted: '' }
  return { own, quoted: lines.slice(start).join('\n') }
}
