import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { forms, type FormName, sentFields, staffViewOf } from '../../../contract/index'
import { cmsAt } from '../../harness/cms'
import { referenceIn } from '../../harness/stored-submissions'
import { unzip } from '../../harness/unzip'

const cms = cmsAt(inject('cms'))
const IBAN = 'PT50000201231234567890154'
const BOM = '\uFEFF'

type Headers = Record<string, string>

async function download(headers: Headers, format: string, query: string) {
  const response = await fetch(`${cms.url}/inbox/export/${format}?${query}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString('utf8') }
}

const submit = async (form: FormName, answers: object = {}) =>
  referenceIn(await cms.post(form, { ...expectations[form].sample, ...answers }))

/** Parses a file in which every value is quoted. */
const rowsIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|(?<=,|^)(?=,|$)/g)].map(([, value]) => value ?? ''),
    )

let reviewer: Headers
beforeAll(async () => {
  reviewer = await cms.adminLogin('Intake reviewer')
})

describe('an intake reviewer', () => {
  it('exports what the filter shows as CSV, in the form’s order under staff’s headings', async () => {
    const older = await submit('contact', { lastName: 'Exportada', message: 'Olá, "Wallet"' })
    const newer = await submit('contact', { lastName: 'Exportada' })
    await submit('contact', { lastName: 'Elsewhere' })
    const file = await download(reviewer, 'csv', 'q=exportada')
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="submissions-/)
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from(BOM))
    const [headings = [], ...rows] = rowsIn(file.text.slice(1))
    expect(headings.slice(0, 5)).toEqual(['Reference', 'Form', 'Received', 'State', 'Assignee'])
    expect(headings).toHaveLength(5 + sentFields(forms.contact).length)
    expect(headings).toContain(staffViewOf('contact').labels?.['subject'] ?? 'Subject')
    expect(rows.map(([reference]) => reference)).toEqual([newer, older])
    expect(rows[1]).toContain('Olá, ""Wallet""')
    expect(rows[1]).toContain('Yes')
  })

  it('exports the selected submissions of several forms, a sheet for each', async () => {
    const contact = await submit('contact', { message: '=1+1 <b>&' })
    const investor = await submit('investor')
    const { bytes, headers } = await download(reviewer, 'xlsx', `references=${contact},${investor}`)
    expect(headers.get('content-type')).toContain('spreadsheetml.sheet')
    const files = unzip(bytes)
    expect(files.get('xl/workbook.xml')).toContain(`name="${staffViewOf('contact').title}"`)
    expect(files.get('xl/worksheets/sheet1.xml')).toMatch(
      /<c r="[A-Z]2" t="inlineStr"><is><t xml:space="preserve">=1\+1 &lt;b&gt;&amp;<\/t><\/is><\/c>/,
    )
    expect(files.get('xl/worksheets/sheet2.xml')).toContain(investor)
    expect(files.has('xl/worksheets/sheet3.xml')).toBe(false)
    for (const reference of [contact, investor]) {
      const { json } = await cms.get(`/inbox/submissions/${reference}`, reviewer)
      expect(json).toMatchObject({
        history: [{ action: 'submission.export', detail: { format: 'xlsx', revealed: false } }],
      })
    }
  })

  it('gets bank details masked, unless the export reveals them, which each history then says', async () => {
    const reference = await submit('installation', { iban: IBAN })
    for (const format of ['csv', 'xlsx']) {
      const { bytes, text } = await download(reviewer, format, `references=${reference}`)
      const content = format === 'csv' ? text : [...unzip(bytes).values()].join('')
      expect(content).toContain('••••••')
      expect(content).not.toContain(IBAN)
      expect(content).toContain('10%')
    }
    const revealed = await download(reviewer, 'csv', `references=${reference}&reveal=true`)
    expect(revealed.text).toContain(IBAN)
    const { json } = await cms.get(`/inbox/submissions/${reference}`, reviewer)
    expect(json).toMatchObject({
      answers: expect.arrayContaining([
        expect.objectContaining({ field: 'cashbackPercentage', value: '10%' }),
      ]),
    })
    const { history } = json as { history: { action: string; detail: { field?: string } }[] }
    expect(history[0]).toMatchObject({ action: 'submission.reveal', detail: { by: 'export' } })
    expect(history[0]?.detail.field).toContain('iban')
  })

  it('is on record with each export, by form and count, without the search text', async () => {
    await submit('contact', { lastName: 'Recordada' })
    await download(reviewer, 'csv', 'q=recordada')
    const rows = await cms.select(
      "select actor_name, detail from app_audit where subject = 'export' order by id desc limit 1",
    )
    expect(rows[0]).toMatchObject({ actor_name: 'Intake Reviewer' })
    const detail = JSON.stringify(rows[0]?.['detail'])
    expect(detail).toContain('contact')
    expect(detail).not.toContain('recordada')
  })

  it.each([
    ['pdf', '', 404],
    ['csv', 'q=nobodyatall', 404],
    ['csv', 'references=NONE', 404],
    ['csv', 'references=', 404],
    ['csv', 'states=odd', 400],
  ])('gets an error for an export as %s of %j', async (format, query, status) => {
    expect((await download(reviewer, format, query)).status).toBe(status)
  })
})

describe('the export is denied to', () => {
  it('nobody, and the token in the page', async () => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await download({}, 'csv', '')).status).toBe(401)
    expect((await download(headers, 'csv', '')).status).toBe(401)
  })

  it('a marketing editor', async () => {
    const reference = await submit('contact', { lastName: 'Secretive' })
    const editor = await cms.adminLogin('Marketing editor')
    for (const query of ['', `references=${reference}`, 'q=secretive&reveal=true']) {
      const { status, text } = await download(editor, 'csv', query)
      expect(status).toBe(403)
      expect(text).not.toContain('Secretive')
    }
  })
})
