import type { Words } from './fields'

const terms = { label: 'Terms and Conditions', href: '/terms-and-conditions' } as const
const privacy = { label: 'Privacy Policy', href: '/privacy-policy' } as const

export const agreeToTerms: Words = ['I agree to the ', terms, ' and the ', privacy, '.']

export const consentToStorage = (purpose: string): Words => [
  `I consent to my data being stored ${purpose}, as the `,
  privacy,
  ' describes.',
]

/** The version of every wording above; change it in the same edit as the words. */
export const wordingVersion = '2026-11'
