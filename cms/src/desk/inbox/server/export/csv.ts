import type { Readable } from 'node:stream'
import type { FormName } from '@app/contract'
import { asText, csvOf } from '../../../../platform/csv/csv'
import { leadingHeadings, sharedHeadings } from './columns'
import type { ExportRow } from './rows'

type RowsOf = (form: FormName) => AsyncIterable<ExportRow>

/** One table for all forms, one after the other; columns that a form lacks are blank. */
async function* lines(included: readonly FormName[], rowsOf: RowsOf): AsyncGenerator<string[]> {
  const headings = sharedHeadings(included)
  yield [...leadingHeadings, ...headings]
  for (const form of included)
    for await (const { leading, answers } of rowsOf(form))
      yield [
        ...leading.map((value) => (value instanceof Date ? value.toISOString() : asText(value))),
        ...headings.map((heading) => asText(answers.get(heading) ?? '')),
      ]
}

export const submissionsCsv = (included: readonly FormName[], rowsOf: RowsOf): Readable =>
  csvOf(lines(included, rowsOf))
