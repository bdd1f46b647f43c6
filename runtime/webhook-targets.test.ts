import { expect, it } from 'vitest'
import { readEnvironment } from './environment'
import { isWebhookSecret, readWebhookTargets, webhookEvents } from './webhook-targets'

it('an address alone is told everything but masked answers, under the name of its host', () => {
  expect(readWebhookTargets('https://crm.example.com/hook?key=1')).toEqual([
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
  expect(readWebhookTargets(given)).toMatchObject([
    { name: 'CRM', url: 'http://program:8080/', fields: ['iban', 'swiftCode'] },
    { events: ['submission.created'], isChat: true },
  ])
  expect(readWebhookTargets('')).toEqual([])
})

const events = webhookEvents.join(', ')

it.each([
  ['crm.example.com', 'target 1 is no address that begins with http:// or https://'],
  [
    'ftp://crm.example.com',
    'target 1 (crm.example.com) is no address that begins with http:// or https://',
  ],
  [
    'https://user:password@crm.example.com',
    'target 1 (crm.example.com) has a password in its address',
  ],
  [
    'https://crm.example.com|event=submission.created',
    'target 1 (crm.example.com) has the unknown option “event” (known: name, events, fields, format)',
  ],
  [
    'https://a.example.com/key https://crm.example.com|events=submission.read',
    `target 2 (crm.example.com) has the unknown event “submission.read” (known: ${events})`,
  ],
  [
    'https://crm.example.com|fields=email',
    expect.stringContaining('target 1 (crm.example.com) has the unknown masked field “email”'),
  ],
  [
    'https://crm.example.com|format=xml',
    'target 1 (crm.example.com) has the unknown format “xml” (known: json, chat)',
  ],
  [
    'https://crm.example.com/one https://crm.example.com/two',
    'target 2 (crm.example.com) has the name “crm.example.com” of another (add |name=… with one of its own)',
  ],
])('%s is refused, and the message says which target and why', (given, problem) => {
  expect(readWebhookTargets(given)).toEqual(problem)
})

it('the start says it, without what the address holds', () => {
  const start = () => readEnvironment({ WEBHOOK_TARGETS: 'https://crm.example.com/key|format=xml' })
  expect(start).toThrow(
    /^WEBHOOK_TARGETS must be .*, but target 1 \(crm\.example\.com\) has .*“xml”/,
  )
  expect(start).not.toThrow('/key')
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
