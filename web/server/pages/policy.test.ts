import { expect, it } from 'vitest'
import { contentPolicy } from './policy'

const page = {
  scripts: ['run()'],
  styles: ['a{}'],
  connect: ['https://cms.example'],
  thirdParties: [],
}

const sourcesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

it('a page runs its own scripts, known by what they say, and sends forms to itself and the cms', () => {
  const policy = sourcesOf(contentPolicy(page))
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
  expect(policy['form-action']).toEqual(["'self'", 'https://cms.example'])
  expect(policy['frame-ancestors']).toEqual(["'self'", 'https://cms.example'])
})

it('a draft sends no form anywhere', () => {
  const policy = sourcesOf(contentPolicy({ ...page, isDraft: true }))
  expect(policy['form-action']).toEqual(["'none'"])
})

it('what may be loaded after consent is named, each origin once', () => {
  const chat = { script: ['https://chat.example'], connect: ['https://cms.example'] }
  const policy = sourcesOf(contentPolicy({ ...page, thirdParties: [chat] }))
  expect(policy['script-src']).toContain('https://chat.example')
  expect(policy['connect-src']).toEqual(["'self'", 'https://cms.example'])
})
