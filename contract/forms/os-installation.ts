import { countries } from './parts/countries'
import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, tel, text, url } from './engine/fields'
import { onlineStoreCashback, platforms } from './parts/options'
import { description, socialPages, storeCard } from './parts/store-fields'
import { termsAgreed, wordingVersion } from './parts/wording'

/** Installation in an online store. */
export const osInstallation = defineForm({
  name: 'os-installation',
  endpoint: 'os-installation',
  base: 'secure',
  wordingVersion,
  isLong: true,
  sections: [
    {
      title: 'Identification',
      reason: 'Who runs the store, for the contract and the invoice.',
      fields: [
        text('responsiblePersonFirstName', {
          required: true,
          autocomplete: 'given-name',
          columns: [6],
        }),
        text('responsiblePersonLastName', {
          required: true,
          autocomplete: 'family-name',
          columns: [6],
        }),
      ],
    },
    {
      title: 'Company',
      partOf: 'Identification',
      fields: [
        text('legalName', {
          label: 'Legal name of the company',
          required: true,
          autocomplete: 'organization',
          columns: [8],
        }),
        text('vatId', { label: 'VAT ID', required: true, columns: [4] }),
        tel('companyContactPhone', { required: true, autocomplete: 'work tel', columns: [4] }),
        email('companyContactEmail', 'Invalid Company Contact Email format.', {
          required: true,
          autocomplete: 'work email',
          columns: [8],
        }),
      ],
    },
    {
      title: 'Company address',
      partOf: 'Identification',
      fields: [
        text('addressLine1', { required: true, autocomplete: 'address-line1', columns: [6] }),
        text('addressLine2', { autocomplete: 'address-line2', columns: [6] }),
        text('city', { required: true, autocomplete: 'address-level2', columns: [4] }),
        text('state', { autocomplete: 'address-level1', columns: [4, 6] }),
        text('zipCode', { required: true, autocomplete: 'postal-code', columns: [4, 6] }),
        choice('country', 'country', {
          options: countries,
          required: true,
          autocomplete: 'country-name',
        }),
      ],
    },
    {
      title: 'Create your store on the app',
      reason: 'What customers see when they find you.',
      storeCard: storeCard('publicName'),
      fields: [
        text('publicName', { required: true }),
        email('publicEmail', 'Invalid Public Email format.', { required: true, columns: [8] }),
        tel('publicPhoneMobile', { label: 'Public mobile phone', required: true, columns: [4] }),
      ],
    },
    { ...description, partOf: 'Create your store on the app' },
    {
      title: 'Social pages',
      partOf: 'Create your store on the app',
      fields: socialPages,
    },
    {
      title: 'Store Activation',
      reason: 'Where the store runs, what customers earn, and where your money goes.',
      fields: [
        url('storeWebsite', { required: true, placeholder: 'https://…' }),
        choice('select', 'onlineStorePlatform', {
          options: platforms,
          required: true,
          columns: [6, 6],
        }),
        choice('select', 'cashbackPercentage', {
          options: onlineStoreCashback,
          required: true,
          acceptsNumber: true,
          columns: [6, 6],
        }),
      ],
    },
    {
      title: 'Settlement',
      partOf: 'Store Activation',
      fields: [
        text('bankName', { required: true, columns: [8, 6] }),
        text('swiftCode', {
          label: 'SWIFT code',
          required: true,
          autocomplete: 'off',
          columns: [4, 6],
          neverInDraft: true,
        }),
        text('iban', {
          label: 'IBAN',
          required: true,
          autocomplete: 'off',
          neverInDraft: true,
        }),
      ],
    },
    {
      fields: [termsAgreed('You must agree to the Terms and Conditions and Privacy Policy.')],
    },
  ],
  submit: { label: 'Submit', busyLabel: 'Submitting...' },
  success: {
    title: 'Installation Request Submitted!',
    text: 'Thank you! We have received your online store setup information and will be in touch soon.',
  },
  failure: {
    fallback: 'Form submission failed. Please try again.',
    network: 'Network error. Could not submit form.',
  },
})

export const osInstallationStaffView = {
  title: 'Online store installations',
  description: 'Online stores that ask for the payment plugin',
  nextStep:
    'Our merchant team checks your shop’s details and contacts you within three working days.',
  kept: { months: 60, from: 'closing' },
  replyTo: 'companyContactEmail',
  person: ['responsiblePersonFirstName', 'responsiblePersonLastName'],
  company: 'legalName',
  about: 'publicName',
  masked: ['vatId', 'iban', 'swiftCode'],
} as const satisfies StaffView<typeof osInstallation>
