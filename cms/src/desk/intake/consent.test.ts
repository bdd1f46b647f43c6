import { createHash } from 'node:crypto'
import { askedVersion, consentWording, forms, shownWording } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { consentProof, wordingHash } from './consent'

const { contact, newsletter } = forms
const logConsent = forms['log-consent']
const currentVersion = contact.wordingVersion ?? ''
const hashOf = (form: Parameters<typeof consentWording>[0]) =>
  createHash('sha256')
    .update(JSON.stringify(consentWording(form)))
    .digest('hex')

const agreed = { firstName: 'Ana', termsAgreed: true, consentGiven: true }

describe('the proof of a consent', () => {
  it('holds the version, the hash of its wording and the state of each checkbox', () => {
    const proof = {
      version: currentVersion,
      hash: hashOf(contact),
      boxes: { termsAgreed: true, consentGiven: true },
    }
    expect(consentProof(contact, agreed, currentVersion)).toEqual(proof)
  })

  it('assumes the current wording if the client names none', () => {
    expect(consentProof(contact, agreed, null)).toMatchObject({
      version: currentVersion,
      hash: hashOf(contact),
    })
  })

  it('has no hash for a wording it does not know', () => {
    expect(consentProof(contact, agreed, '2019-01')).toMatchObject({
      version: '2019-01',
      hash: null,
    })
  })

  it('records a checkbox that was left empty', () => {
    const answers = { ...agreed, termsAgreed: false }
    expect(consentProof(forms.investor, answers, null).boxes).toMatchObject({ termsAgreed: false })
  })

  it('holds the answer to the cookie question', () => {
    const answers = { consent: 'declined', timestamp: '2026-11-21T12:00:00Z' }
    expect(consentProof(logConsent, answers, null)).toEqual({
      version: currentVersion,
      hash: hashOf(logConsent),
      boxes: { consent: 'declined' },
    })
  })

  it('has the hash of a question that editors have written, whatever runs after it', () => {
    const answers = { consent: 'accepted', timestamp: '2026-11-21T12:00:00Z' }
    const site = { cookieQuestion: 'Biscuits?' }
    const shown = shownWording(logConsent, site)
    const asked = askedVersion(site, ['GTM-A'])
    const proof = consentProof(logConsent, answers, asked, shown)
    expect(proof.version).toBe(asked)
    expect(proof.hash).toBe(wordingHash([{ field: 'consent', text: 'Biscuits?' }]))
    expect(consentProof(logConsent, answers, currentVersion, shown).hash).toBeNull()
  })

  it('holds a wording for a subscription only if the client names one', () => {
    const answers = { email: 'ana@example.com' }
    expect(consentProof(newsletter, answers, null)).toEqual({
      version: null,
      hash: null,
      boxes: {},
    })
    expect(consentProof(newsletter, answers, currentVersion)).toMatchObject({
      hash: hashOf(newsletter),
    })
  })
})
