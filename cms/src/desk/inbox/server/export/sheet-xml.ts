import { escapeHtml } from '@app/runtime'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const MS_PER_DAY = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const EPOCH = Date.UTC(1899, 11, 30)

// Positions in `cellXfs` below.
const HEADING_STYLE = 1
const DATE_STYLE = 2

/** Text for XML; characters that XML 1.0 cannot hold become U+FFFD. */
const escaped = (text: string): string =>
  escapeHtml(
    text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}'),
  )

/** A, B, … Z, AA: some programs skip a cell that does not name its column and row. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) +
  String.fromCodePoint(65 + (index % 26))

/** A cell of the type "text", which no spreadsheet reads as a formula. */
const textCell = (cell: string, text: string, style = ''): string =>
  text === ''
    ? `<c r="${cell}"${style}/>`
    : `<c r="${cell}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const dateCell = (cell: string, date: Date): string =>
  `<c r="${cell}" s="${DATE_STYLE}"><v>${(date.getTime() - EPOCH) / MS_PER_DAY}</v></c>`

/** One row of a sheet; row 1 is that of the headings. */
export const rowXml = (number: number, values: readonly (string | Date)[], style = ''): string =>
  `<row r="${number}">${values
    .map((value, index) => {
      const cell = `${columnName(index)}${number}`
      return value instanceof Date ? dateCell(cell, value) : textCell(cell, value, style)
    })
    .join('')}</row>`

/** The beginning of a sheet, with its row of headings, which stays in view. */
export const sheetStart = (headings: readonly string[]): string =>
  `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
  `<cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData>` +
  rowXml(1, headings, ` s="${HEADING_STYLE}"`)

export const SHEET_END = '</sheetData></worksheet>'

const styles =
  `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>'

const each = (sheets: readonly string[], xml: (name: string, number: number) => string) =>
  sheets.map((name, index) => xml(name, index + 1)).join('')

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** All parts of the file except the sheets, by path. */
export const partsOf = (sheets: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml':
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `${each(
      sheets,
      (_, number) =>
        `<Override PartName="/${sheetPath(number)}" ContentType="${TYPES}.worksheet+xml"/>`,
    )}</Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${each(
    sheets,
    (name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="sheet${number}"/>`,
  )}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${DOCUMENT}/styles" Target="styles.xml"/>` +
    `${each(
      sheets,
      (_, number) =>
        `<Relationship Id="sheet${number}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}</Relationships>`,
  'xl/styles.xml': styles,
})
