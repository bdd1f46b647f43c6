import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { asEditor, pageWithText } from '../as-editor'
import { asSite } from '../as-site'
import { programOutput } from '../harness/program-output'
import { pathOf, queriesOf } from '../harness/public-queries'
import { secondCms } from '../harness/second-cms'
import { openPostgres } from '../../harness/cms-modules'

const { cms } = await secondCms()
beforeAll(async () => {
  const { pages } = asEditor(cms)
  const titles = ['Éclair', 'éclair', 'ECLAIR', 'Same', 'Same', '100 % of it', 'a_b', 'Kelvin K']
  for (const [index, title] of titles.entries()) {
    const id = await pages.create(pageWithText(`asked-for-${index}`, title, title))
    await pages.publish(id)
    if (index === 3) await pages.save(id, { title: 'A draft of the same' })
    if (index === 6) await pages.unpublish(id)
  }
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

// SQLite answers a read within one turn of the event loop: read-slots.test.ts covers it there.
if (inject('postgres'))
  it('a submission is answered while every read waits for the database', async () => {
    const { get, data } = asSite(cms)
    const ids = (await data('pages')).map(({ id }) => id)
    const locked = await openPostgres(cms.databaseUrl)
    await locked.query('begin')
    await locked.query('lock table pages in access exclusive mode')
    let readsDone = 0
    const reads = ids.slice(0, 30).map(async (id) => {
      const { status } = await get(`pages?populate=deep&filters[id][$in]=${id}`)
      readsDone += 1
      return status
    })
    const { status } = await cms.post('contact', expectations.contact.sample)
    const before = readsDone
    await locked.query('rollback').finally(() => locked.end())
    expect({ status, before }).toEqual({ status: 201, before: 0 })
    expect(new Set(await Promise.all(reads))).toEqual(new Set([200]))
  })

it('each documented query is answered to the byte as by Strapi’s own query', async () => {
  const { data, headers } = asSite(cms)
  const queries = []
  for (const collection of ['pages', 'jobs', 'redirects'])
    queries.push(...queriesOf(collection, await data(collection)))
  const results: string[] = []
  for (const one of queries) {
    const { status, text } = await cms.get(pathOf(one), headers)
    results.push(`${status} ${hashOf(text)}`)
  }
  const file = join(cms.dataDir, 'asked.json')
  writeFileSync(file, JSON.stringify(queries))
  const expected = (await programOutput(
    'print-reads.ts',
    'READS',
    cms.environment,
    file,
  )) as string[]
  const wrong = queries.filter((_one, index) => results[index] !== expected[index])
  expect(wrong.map(pathOf)).toEqual([])
  const count = (status: number) =>
    results.filter((result) => result.startsWith(`${status} `)).length
  expect(count(200)).toBeGreaterThan(300)
  expect(count(400)).toBeGreaterThan(100)
})
