import { expect, it } from 'vitest'
import { isWebhookSecret, parseWebhookTargets, webhookEvents } from './webhook-targets'

it('an address alone is told everything but masked answers, under the name of its host', () => {
  expect(parseWebhookTargets('https://crm.example.com/hook?key=1')).toEqual([
    {
      name: 'crm.example.com',
      url: 'https://crm.example.com/hook?key=1',
      events: webhookEvents,
      fields: [],
      isChat: false,
    },
  ])
})

it('options stand behind an address, addresses behind one another', () => {
  const given = `http://program:8080|name=CRM|fields=iban,swiftCode
    https://chat.example.com|format=chat|events=submission.created`
  expect(parseWebhookTargets(given)).toMatchObject([
    { name: 'CRM', url: 'http://program:8080/', fields: ['iban', 'swiftCode'] },
    { events: ['submission.created'], isChat: true },
  ])
  expect(parseWebhookTargets('')).toEqual([])
})

it.each([
  ['no address', 'crm.example.com'],
  ['another protocol', 'ftp://crm.example.com'],
  ['a password', 'https://user:password@crm.example.com'],
  ['an unknown option', 'https://crm.example.com|event=submission.created'],
  ['an unknown event', 'https://crm.example.com|events=submission.read'],
  ['a field that is not masked', 'https://crm.example.com|fields=email'],
  ['an unknown format', 'https://crm.example.com|format=xml'],
  ['one name twice', 'https://crm.example.com/one https://crm.example.com/two'],
])('%s is refused', (_what, given) => {
  expect(parseWebhookTargets(given)).toBeUndefined()
})

it.each([
  [`whsec_${Buffer.alloc(24).toString('base64')}`, true],
  [`whsec_${Buffer.alloc(64).toString('base64')}`, true],
  [`whsec_${Buffer.alloc(32, 1).toString('base64')} whsec_${'a'.repeat(32)}`, true],
  ['a password', false],
  [`whsec_${'a'.repeat(20)}`, false],
])('%s is a secret: %s', (given, expected) => {
  expect(isWebhookSecret(given)).toBe(expected)
})
