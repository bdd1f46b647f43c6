import { text, textarea, url } from '../engine/fields'

/** Fields that both installation forms share. */
export const descriptions = [
  text('shortDescription', {
    required: true,
    max: 30,
    hasCounter: true,
    hint: 'A short line under your store’s name.',
  }),
  textarea('longDescription', { max: 150 }),
] as const

export const socialPages = [
  url('facebook', { width: 'half', placeholder: 'https://…' }),
  url('instagram', { width: 'half', placeholder: 'https://…' }),
  url('otherSocial', { label: 'Other social page', placeholder: 'https://…' }),
] as const
