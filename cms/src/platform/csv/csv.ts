import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/**
 * A spreadsheet would run what begins with one of these as a formula. Not only at the start of a value:
 * Excel splits a line at semicolons or tabs where the country's lists use them, quotes or not, and a quote or a space
 * may then stand before the sign.
 */
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[ \u00a0"]*[=+\-@＝＋－＠])|(?<=^|[;\t\r\n])(?=[\t\r])/g

/** A visitor's value as it may stand in a CSV file: an apostrophe makes a formula text. */
export const asText = (value: string): string => value.replace(FORMULA_START, "'")

/** The lines as a CSV file, with a byte order mark, without which Excel does not read UTF-8. */
export const csvOf = (lines: AsyncIterable<string[]>): Readable =>
  pipeline(
    Readable.from(lines),
    stringify({ bom: true, quoted_string: true, record_delimiter: 'windows' }),
    // The response handles an error of the stream that it sends.
    () => undefined,
  )
