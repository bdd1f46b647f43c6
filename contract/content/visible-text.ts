/**
 * Bidi embeddings, overrides and isolates, tag characters, and control characters but for line breaks
 * and tabs: they reorder or hide other text.
 */
const MISLEADING = /[\u202a-\u202e\u2066-\u206f\u{e0000}-\u{e007f}]|[^\P{Cc}\n\t]/gu

const mark = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`

/** A visitor's text as staff should see it, wherever it is shown: what would mislead is a visible mark. */
export const visibleText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(MISLEADING, mark)
