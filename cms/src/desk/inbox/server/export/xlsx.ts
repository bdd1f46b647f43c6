import { PassThrough, Readable } from 'node:stream'
import { type FormName, staffViewOf } from '@app/contract'
import { ZipFile } from 'yazl'
import { columnsOf, leadingHeadings } from './columns'
import type { ExportRow } from './rows'
import { partsOf, rowXml, SHEET_END, sheetPath, sheetStart } from './sheet-xml'

type RowsOf = (form: FormName) => AsyncIterable<ExportRow>

async function* sheet(form: FormName, rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  const headings = columnsOf(form).map(({ heading }) => heading)
  yield sheetStart([...leadingHeadings, ...headings])
  let number = 1
  for await (const { leading, answers } of rows) {
    number += 1
    yield rowXml(number, [...leading, ...headings.map((heading) => answers.get(heading) ?? '')])
  }
  yield SHEET_END
}

/** A workbook with a sheet for each form, written while it is sent. */
export function xlsxOf(included: readonly FormName[], rowsOf: RowsOf): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const titles = included.map((form) => staffViewOf(form).title)
  for (const [path, xml] of Object.entries(partsOf(titles))) zip.addBuffer(Buffer.from(xml), path)
  for (const [index, form] of included.entries()) {
    const source = Readable.from(sheet(form, rowsOf(form)))
    source.on('error', (error) => output.destroy(error))
    // A cancelled download stops the query.
    output.on('close', () => source.destroy())
    zip.addReadStream(source, sheetPath(index + 1))
  }
  zip.end()
  return output
}
