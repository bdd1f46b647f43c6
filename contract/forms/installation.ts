import { brand } from '../brand'
import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, tel, text, url } from './engine/fields'
import { businessSectors, physicalStoreCashback } from './parts/options'
import { description, socialPages, storeCard } from './parts/store-fields'
import { termsAgreed, wordingVersion } from './parts/wording'

const portuguesePhone = {
  prefix: brand.phonePrefix,
  required: true,
  inputMode: 'tel',
  columns: [4],
} as const

/** Installation in a physical store. */
export const installation = defineForm({
  name: 'installation',
  endpoint: 'installation',
  base: 'secure',
  wordingVersion,
  isLong: true,
  sections: [
    {
      title: 'Your company',
      reason: 'These details go on your contract and your invoices.',
      fields: [
        text('companyName', { required: true, autocomplete: 'organization' }),
        text('vatNumber', { label: 'VAT number', required: true, columns: [4] }),
        text('certificateCode', {
          label: 'Permanent certificate access code',
          hint: 'Four groups of four digits, for example 1234‑5678‑9012‑3456.',
          autocomplete: 'off',
          columns: [8],
          neverInDraft: true,
        }),
      ],
    },
    {
      title: 'Address and contact',
      partOf: 'Your company',
      fields: [
        text('address', { required: true, autocomplete: 'street-address', columns: [8] }),
        text('zipCode', { required: true, autocomplete: 'postal-code', columns: [4] }),
        tel('businessPhone', { ...portuguesePhone, autocomplete: 'work tel-national' }),
        email('businessEmail', 'Invalid business email format.', {
          required: true,
          autocomplete: 'work email',
          columns: [8],
        }),
      ],
    },
    {
      title: 'Contact person',
      reason: 'The person we call to arrange the installation.',
      fields: [
        text('contactName', {
          label: 'Contact first name',
          required: true,
          autocomplete: 'given-name',
          columns: [6, 6],
        }),
        text('contactLastName', { required: true, autocomplete: 'family-name', columns: [6, 6] }),
        text('contactRole', { autocomplete: 'organization-title' }),
        tel('contactPhone', { ...portuguesePhone, autocomplete: 'tel-national' }),
        email('contactEmail', 'Invalid contact email format.', {
          required: true,
          autocomplete: 'email',
          columns: [8],
        }),
      ],
    },
    {
      title: 'Your store in the app',
      reason: 'What customers see when they find you.',
      storeCard: storeCard('storeName'),
      fields: [
        text('storeName', { required: true, columns: [6] }),
        text('businessSector', { required: true, suggestions: businessSectors, columns: [6] }),
        tel('publicPhone', portuguesePhone),
        email('publicEmail', 'Invalid public email format.', { required: true, columns: [8] }),
      ],
    },
    { ...description, partOf: 'Your store in the app' },
    {
      title: 'Hours and pages',
      partOf: 'Your store in the app',
      fields: [
        text('openingTime', { label: 'Opens', placeholder: '9:00', columns: [3, 6] }),
        text('closingTime', { label: 'Closes', placeholder: '19:30', columns: [3, 6] }),
        url('storeWebsite', { placeholder: 'https://…', columns: [6] }),
        ...socialPages,
      ],
    },
    {
      title: 'Cashback and settlement',
      reason: 'What your customers earn, and where your money goes.',
      fields: [
        choice('select', 'cashbackPercentage', {
          options: physicalStoreCashback,
          required: true,
          acceptsNumber: true,
          columns: [4],
        }),
        text('iban', {
          label: 'IBAN',
          required: true,
          autocomplete: 'off',
          columns: [8],
          neverInDraft: true,
        }),
        text('bankName', { columns: [8, 6] }),
        text('swiftCode', {
          label: 'SWIFT code',
          autocomplete: 'off',
          columns: [4, 6],
          neverInDraft: true,
        }),
      ],
    },
    {
      title: 'Installation',
      reason: 'Where we should bring the terminal.',
      fields: [text('installationAddress', { required: true })],
    },
    {
      fields: [termsAgreed('You must agree to the terms.')],
    },
  ],
  submit: { label: 'Submit', busyLabel: 'Submitting...' },
  success: {
    title: 'Form Submitted Successfully!',
    text: 'Thank you for your submission. We will review your information.',
  },
  failure: {
    fallback: 'Form submission failed.',
    network: 'Network error. Please try again.',
  },
})

export const installationStaffView = {
  title: 'Store installations',
  description: 'Physical stores that ask for a terminal',
  nextStep: 'Our merchant team checks your details and contacts you within three working days.',
  kept: { months: 60, from: 'closing' },
  replyTo: 'contactEmail',
  person: ['contactName', 'contactLastName'],
  company: 'companyName',
  about: 'storeName',
  masked: ['vatNumber', 'certificateCode', 'iban', 'swiftCode'],
} as const satisfies StaffView<typeof installation>
