import { brand } from '../brand'
import { countries } from './parts/countries'
import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, tel, text, textarea, url } from './engine/fields'
import { amounts, currencies } from './parts/options'
import { consentGiven, termsAgreed, wordingVersion } from './parts/wording'

export const investor = defineForm({
  name: 'investor',
  endpoint: 'investor',
  base: 'api',
  wordingVersion,
  sections: [
    {
      title: 'About you',
      reason: 'Who should we contact?',
      fields: [
        text('firstName', { required: true, autocomplete: 'given-name', columns: [6, 6] }),
        text('lastName', { required: true, autocomplete: 'family-name', columns: [6, 6] }),
        email('email', 'Invalid email format.', {
          required: true,
          autocomplete: 'email',
          columns: [6],
        }),
        tel('phoneNumber', {
          required: true,
          format: { pattern: /^\+? *\d[\d ]*$/, message: 'Invalid phone number format.' },
          placeholder: `${brand.phonePrefix} 912 345 678`,
          autocomplete: 'tel',
          columns: [6],
        }),
        choice('country', 'country', {
          options: countries,
          required: true,
          isOpenList: true,
          autocomplete: 'country-name',
          columns: [8],
        }),
        text('postalCode', { autocomplete: 'postal-code', columns: [4] }),
      ],
    },
    {
      title: 'Your company',
      reason: 'The company that would be investing.',
      fields: [
        text('companyName', { required: true, autocomplete: 'organization', columns: [6] }),
        text('companyRole', {
          label: 'Your role',
          required: true,
          autocomplete: 'organization-title',
          columns: [6],
        }),
        url('companyWebsite', { columns: [6], placeholder: 'https://…' }),
        text('vatNifNumber', { label: 'VAT or NIF number', columns: [6] }),
      ],
    },
    {
      title: 'Your investment',
      reason: 'This helps the right person get back to you.',
      fields: [
        choice('select', 'amountToInvest', { options: amounts, required: true, columns: [8] }),
        choice('select', 'currency', { options: currencies, required: true, columns: [4] }),
        textarea('message', { required: true, max: 1000 }),
      ],
    },
    {
      // As specified, neither is required: both are sent as ticked or not.
      fields: [termsAgreed(), consentGiven('so that I can be contacted about investing')],
    },
  ],
  submit: { label: 'Submit', busyLabel: 'Sending...' },
  success: {
    title: 'Form Submitted Successfully!',
    text: 'Thank you for your interest in investing. We will read your message and get back to you.',
  },
  failure: {
    fallback: 'HTTP error! status: {status}',
    network: 'Network error. Please try again.',
    showsErrorText: true,
  },
  invalidBanner: 'Please fix the errors in the form.',
})

export const investorStaffView = {
  title: 'Investors',
  description: 'People who would like to invest',
  nextStep: 'Our investor relations team answers within three working days.',
  kept: { months: 60, from: 'closing' },
  replyTo: 'email',
  person: ['firstName', 'lastName'],
  company: 'companyName',
  about: 'amountToInvest',
  masked: ['vatNifNumber'],
} as const satisfies StaffView<typeof investor>
