import { createHash } from 'node:crypto'
import { consentWording, forms } from '@beam/contract'
import { describe, expect, it } from 'vitest'
import { consentProof } from './consent'

const { contact, newsletter } = forms
const logConsent = forms['log-consent']
const present = contact.wordingVersion ?? ''
const hashOf = (form: Parameters<typeof consentWording>[0]) =>
  createHash('sha256')
    .update(JSON.stringify(consentWording(form)))
    .digest('hex')

const agreed = { firstName: 'Ana', termsAgreed: true, consentGiven: true }

describe('the proof of a consent', () => {
  it('holds the version, the hash of its very words and what each box said', () => {
    const proof = {
      version: present,
      hash: hashOf(contact),
      boxes: { termsAgreed: true, consentGiven: true },
    }
    expect(consentProof(contact, agreed, present)).toEqual(proof)
  })

  it('takes a plain client to mean the present words', () => {
    expect(consentProof(contact, agreed, null)).toMatchObject({
      version: present,
      hash: hashOf(contact),
    })
  })

  it('claims no hash of words it does not know', () => {
    expect(consentProof(contact, agreed, '2019-01')).toMatchObject({
      version: '2019-01',
      hash: null,
    })
  })

  it('keeps a box that was left empty', () => {
    const answers = { ...agreed, termsAgreed: false }
    expect(consentProof(forms.investor, answers, null).boxes).toMatchObject({ termsAgreed: false })
  })

  it('of the cookie question is the answer to it', () => {
    const answers = { consent: 'declined', timestamp: '2026-11-21T12:00:00Z' }
    expect(consentProof(logConsent, answers, null)).toEqual({
      version: present,
      hash: hashOf(logConsent),
      boxes: { consent: 'declined' },
    })
  })

  it('of a subscription names words only where the sender saw some', () => {
    const answers = { email: 'ana@example.com' }
    expect(consentProof(newsletter, answers, null)).toEqual({
      version: null,
      hash: null,
      boxes: {},
    })
    expect(consentProof(newsletter, answers, present)).toMatchObject({ hash: hashOf(newsletter) })
  })
})
