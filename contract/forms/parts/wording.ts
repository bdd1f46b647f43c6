import { checkbox } from '../engine/fields'

const terms = { label: 'Terms and Conditions', href: '/terms-and-conditions' } as const
const privacy = { label: 'Privacy Policy', href: '/privacy-policy' } as const

const enforced = (required?: string) => (required === undefined ? {} : { required })

/** Without a message the box is free. */
export const termsAgreed = (required?: string) =>
  checkbox('termsAgreed', {
    label: 'Agreement to the terms',
    text: ['I agree to the ', terms, ' and the ', privacy, '.'],
    ...enforced(required),
  })

export const consentGiven = (purpose: string, required?: string) =>
  checkbox('consentGiven', {
    label: 'Consent to storing data',
    text: [`I consent to my data being stored ${purpose}, as the `, privacy, ' describes.'],
    ...enforced(required),
  })

/** The version of every wording above; change it in the same edit as the words. */
export const wordingVersion = '2026-11'
