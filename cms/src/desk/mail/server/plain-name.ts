const LONGEST_NAME = 40

/** As a mail program reads it: without invisible characters, with one kind of dot. */
const asRead = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '')

const LINK = /https?:|:\/\/|www[.。]|[.。]\p{L}{2}|(?:\d{1,3}[.。]){3}\d/iu

/**
 * What no name contains: a sentence's end, a part of an address or of a phone number, or the mark that stands for a
 * character that hides others.
 */
const NO_NAME = /[!?:;/\\@<>{}⟨\p{Zl}\p{Zp}\p{Cc}]|http|www|(?:\p{N}[^\p{L}]*){3}/iu

/** Whether a mail program could make a link of it: also of a bare domain, and with any of Unicode's dots. */
export const hasLink = (text: string): boolean => LINK.test(asRead(text))

/**
 * The name if an email to an address that nobody has confirmed may begin with it, else nothing: anybody can
 * enter anybody's address, with a sentence for its owner as the name.
 */
export function plainName(text: string): string {
  const isPlain = [...text].length <= LONGEST_NAME && !hasLink(text) && !NO_NAME.test(asRead(text))
  return isPlain ? text.trim() : ''
}
