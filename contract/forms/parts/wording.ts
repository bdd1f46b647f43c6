import { checkbox } from '../engine/fields'

const terms = { label: 'Terms and Conditions', href: '/terms-and-conditions' } as const
const privacy = { label: 'Privacy Policy', href: '/privacy-policy' } as const

/** What '{terms}' and '{privacy}' stand for in a text that editors write. */
export const legalLinks = { terms, privacy }

const requiredIf = (required?: string) => (required === undefined ? {} : { required })

/** Without a message the checkbox is optional. */
export const termsAgreed = (required?: string) =>
  checkbox('termsAgreed', {
    label: 'Agreement to the terms',
    text: ['I agree to the ', terms, ' and the ', privacy, '.'],
    ...requiredIf(required),
  })

export const consentGiven = (purpose: string, required?: string) =>
  checkbox('consentGiven', {
    label: 'Consent to storing data',
    text: [`I consent to my data being stored ${purpose}, as the `, privacy, ' describes.'],
    ...requiredIf(required),
  })

/** The version of the wording above; change both in the same commit. */
export const wordingVersion = '2026-11'
