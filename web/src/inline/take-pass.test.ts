import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import code from './take-pass.ts?inline-script'

/** What the page does with what is behind its #, where the cms answers so: what is kept, where it goes, what it says. */
async function open(hash: string, status = 200) {
  const kept: [string, string][] = []
  const went: string[] = []
  const said: unknown[] = []
  const asked: string[] = []
  const page: Record<string, unknown> = {
    CMS_URL: 'https://cms.example',
    URL,
    URLSearchParams,
    AbortSignal,
    location: {
      hash,
      origin: 'https://www.example',
      replace: (to: unknown) => went.push(String(to)),
    },
    localStorage: { setItem: (key: string, value: string) => kept.push([key, value]) },
    document: {
      createElement: () => ({}),
      querySelector: () => ({ replaceChildren: (text: unknown) => said.push(text) }),
    },
    fetch: (url: string, { body }: { body: string }) => {
      asked.push(`${url} ${body}`)
      return Promise.resolve({
        status,
        ok: status === 200,
        json: () => Promise.resolve({ entry: null }),
      })
    },
  }
  createContext(page)
  runInContext(code, page)
  await new Promise((resolve) => setTimeout(resolve, 10))
  return { kept, went, said, asked }
}

it('a pass is kept once the cms has said that it made it, and the page is opened', async () => {
  const { kept, went, asked } = await open('#pass=p1&to=/about-us')
  expect(asked).toEqual(['https://cms.example/api/edit-bar {"pass":"p1","path":"/about-us"}'])
  expect(kept).toEqual([['edit_bar_pass', 'p1']])
  expect(went).toEqual(['https://www.example/about-us'])
})

it.each([
  [401, 'This link to the edit bar is not valid, or has expired.'],
  [503, 'The edit bar could not be reached.'],
])('a pass that is answered with %i is not kept, and that is said', async (status, text) => {
  const { kept, went, said } = await open('#pass=p1&to=/about-us', status)
  expect([kept, went]).toEqual([[], []])
  expect(said).toEqual([expect.stringContaining(text)])
})

it('a link of a stranger leads nowhere else, and one without a pass asks nothing', async () => {
  for (const hash of ['#pass=p1&to=https://evil.example/', '#to=/about-us', ''])
    expect(await open(hash)).toEqual({ kept: [], went: [], said: [], asked: [] })
})
