import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../harness/cms'
import { change } from '../harness/database'
import { sendRequest } from '../harness/http'

const cms = cmsAt(inject('cms'))
let headers: Record<string, string>
beforeAll(async () => {
  headers = { ...(await cms.adminLogin('Marketing editor')), 'Content-Type': 'application/json' }
})
afterEach(() => change(cms, `delete from redirects where "from" like '/imported%'`, []))

const post = (body: object) =>
  sendRequest(`${cms.url}/redirects/import`, {
    method: 'POST',
    headers,
    chunks: [JSON.stringify(body)],
  })
type Line = { line: number; from: string; outcome: string; message?: string }
const linesOf = async (csv: string, isTrial: boolean) =>
  ((await post({ csv, isTrial })).json as { lines: Line[] }).lines
const stored = async () =>
  (await cms.select(`select * from redirects where "from" like '/imported%'`))
    .map((row) => `${String(row['from'])},${String(row['to'])}`)
    .toSorted()

const csv = `from,to
/imported-a,/banks
/imported-b,/imported-a
"/imported-c","https://example.com/x"`

describe('a list of redirects', () => {
  it('is tried without a trace, then imported, and changes nothing the second time', async () => {
    const outcomes = (lines: Line[]) => lines.map(({ outcome }) => outcome)
    expect(outcomes(await linesOf(csv, true))).toEqual(['new', 'new', 'new'])
    expect(await stored()).toEqual([])

    expect(outcomes(await linesOf(csv, false))).toEqual(['new', 'new', 'new'])
    // A redirect to a redirect leads straight to its end.
    const all = ['/imported-a,/banks', '/imported-b,/banks', '/imported-c,https://example.com/x']
    expect(await stored()).toEqual(all)
    expect(outcomes(await linesOf(csv, false))).toEqual(['same', 'same', 'same'])

    expect(outcomes(await linesOf('/imported-c;/news', false))).toEqual(['changed'])
    expect(await stored()).toEqual([...all.slice(0, 2), '/imported-c,/news'])
  })

  it('is imported but for its wrong lines, each told with its number', async () => {
    const lines = await linesOf(
      [
        '/imported-1,/banks',
        'imported-2,/banks',
        '/imported-3,nowhere',
        '/imported-4',
        '/Imported-1/,/news',
        '/news,/banks',
        '/imported-5,/imported-6',
        '/imported-6,/imported-5',
        '/imported-7,/imported-7',
      ].join('\n'),
      false,
    )
    expect(lines.map(({ line, outcome, message = '' }) => [line, outcome, message])).toEqual([
      [1, 'new', ''],
      [2, 'wrong', 'The old address starts with / and has no spaces, no ? and no #.'],
      [3, 'wrong', 'The new address starts with /, https://, mailto: or tel:, and has no spaces.'],
      [4, 'wrong', 'A line has two columns: the old address and the new one.'],
      [5, 'wrong', 'Line 1 has the same old address.'],
      [6, 'wrong', '/news is the page News.'],
      [7, 'new', ''],
      [8, 'wrong', 'This redirect leads in a circle: /imported-6 → /imported-5 → /imported-6.'],
      [9, 'wrong', 'This redirect leads to itself.'],
    ])
    expect(await stored()).toEqual(['/imported-1,/banks', '/imported-5,/imported-6'])
  })

  it.each([
    ['no list', {}],
    ['an empty list', { csv: 'from,to\n' }],
    ['a quotation mark without its second', { csv: '"/imported-x,/banks' }],
    ['more than 500 lines', { csv: '/imported-x,/banks\n'.repeat(501) }],
    ['more than 300 KB', { csv: 'x'.repeat(300_001) }],
  ])('is refused with a message: %s', async (_, body) => {
    const { status, json } = await post({ ...body, isTrial: false })
    expect(status).toBe(400)
    expect((json as { error: { message: string } }).error.message).toMatch(/\.$/)
    expect(await stored()).toEqual([])
  })
})

it('a chain is written once per line, in whatever order it is listed', async () => {
  const chain = Array.from({ length: 40 }, (_, at) => `/imported-${at},/imported-${at + 1}`)
  const changes = async () =>
    (await cms.select("select id from app_audit where action = 'content.change'")).length
  for (const lines of [chain, chain.toReversed()]) {
    const before = await changes()
    const imported = await linesOf(lines.join('\n'), false)
    expect(imported.map(({ from }) => from)).toEqual(lines.map((line) => line.split(',')[0]))
    expect(new Set((await stored()).map((line) => line.split(',')[1]))).toEqual(
      new Set(['/imported-40']),
    )
    expect(await changes()).toBe(before)
    await change(cms, `delete from redirects where "from" like '/imported%'`, [])
  }
})

it('all redirects are exported as a file that can be imported', async () => {
  const { text, headers: answer } = await cms.get('/redirects/export', headers)
  expect(answer['content-type']).toContain('text/csv')
  expect(answer['content-disposition']).toContain('redirects.csv')
  const all = await cms.select('select * from redirects')
  expect(text.trim().split('\r\n')).toHaveLength(all.length + 1)
  const lines = await linesOf(text, true)
  expect(lines.filter(({ outcome }) => outcome !== 'same')).toEqual([])
})

it('the list is neither read nor written by staff without the permission, or by nobody', async () => {
  for (const [who, expected] of [
    [{}, 401],
    [await cms.adminLogin('Intake reviewer'), 403],
    [await cms.adminLogin('Privacy officer'), 403],
  ] as const) {
    const given = { ...who, 'Content-Type': 'application/json' }
    expect((await cms.get('/redirects/export', given)).status).toBe(expected)
    const body = JSON.stringify({ csv, isTrial: false })
    const url = `${cms.url}/redirects/import`
    const sent = await sendRequest(url, { method: 'POST', headers: given, chunks: [body] })
    expect(sent.status).toBe(expected)
  }
  expect(await stored()).toEqual([])
})
