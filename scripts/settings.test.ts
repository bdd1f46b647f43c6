import { expect, it } from 'vitest'
import { inRoot } from './paths'
import { readSettings } from './settings'

it('the shell overrides .env, and .env overrides the defaults of a command', () => {
  const defaults = { DEMO_ACCOUNTS: 'true', WEB_PORT: '4000', CMS_PORT: '4001' }
  const { environment } = readSettings(
    defaults,
    { WEB_PORT: '5000' },
    { WEB_PORT: '6000', CMS_PORT: '6001' },
  )
  expect(environment).toMatchObject({ WEB_PORT: 5000, CMS_PORT: 6001, DEMO_ACCOUNTS: true })
})

it('an empty variable counts as absent', () => {
  expect(readSettings({}, { WEB_PORT: ' ' }, { WEB_PORT: '4100' }).environment.WEB_PORT).toBe(4100)
})

it('relative folders are resolved from the repository root, whatever the working directory', () => {
  const { dataDir, secretsDir, variables } = readSettings({}, { DATA_DIR: 'somewhere' }, {})
  expect(dataDir).toBe(inRoot('somewhere'))
  expect(secretsDir).toBe(inRoot('somewhere/secrets'))
  expect(variables).toMatchObject({ DATA_DIR: dataDir, SECRETS_DIR: secretsDir })
})

it('an error about a wrong value says which variable and what it must be', () => {
  expect(() => readSettings({}, { WEB_PORT: 'abc', TRUST_PROXY: 'yes' }, {})).toThrow(
    'WEB_PORT must be a port number from 1 to 65535.\nTRUST_PROXY must be true or false.',
  )
})

it.each([
  ['WEBHOOK_TARGETS', 'https://crm.example.com', 'WEBHOOK_SECRET'],
  ['IMAP_URL', 'imaps://user:password@mail.example.com', 'IMAP_ADDRESS'],
])('%s without what it needs stops a command', (name, value, needed) => {
  expect(() => readSettings({}, { [name]: value }, {})).toThrow(`${name} needs ${needed}.`)
})
