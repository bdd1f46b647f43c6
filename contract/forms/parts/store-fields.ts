import type { StoreCard } from '../engine/define-form'
import { text, textarea, url } from '../engine/fields'

/** What both installation forms ask about a store. */
export const description = {
  title: 'Description',
  fields: [
    text('shortDescription', {
      required: true,
      max: 30,
      hasCounter: true,
      hint: 'A short line under your store’s name.',
    }),
    textarea('longDescription', { max: 150 }),
  ],
} as const

export const socialPages = [
  url('facebook', { columns: [6], placeholder: 'https://…' }),
  url('instagram', { columns: [6], placeholder: 'https://…' }),
  url('otherSocial', {
    label: 'Other social page',
    placeholder: 'https://…',
  }),
] as const

/** The card of a store whose name is in the field `nameField`. */
export const storeCard = (nameField: string): StoreCard => ({
  title: 'Your card in the app',
  reason: 'It fills in as you type.',
  answers: {
    name: { field: nameField, before: 'Your store' },
    description: { field: 'shortDescription', before: 'Your short description' },
    cashback: { field: 'cashbackPercentage', before: 'Your cashback' },
  },
})
