import { text, textarea, url } from '../engine/fields'

/** What both kinds of stores are asked alike. */
export const descriptions = [
  text('shortDescription', {
    required: true,
    max: 30,
    hasCounter: true,
    hint: 'A few words under your name.',
  }),
  textarea('longDescription', { max: 150 }),
] as const

export const socialPages = [
  url('facebook', { width: 'half', placeholder: 'https://…' }),
  url('instagram', { width: 'half', placeholder: 'https://…' }),
  url('otherSocial', { label: 'Other social page', placeholder: 'https://…' }),
] as const
