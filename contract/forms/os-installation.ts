import { countries } from './parts/countries'
import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, tel, text, url } from './engine/fields'
import { onlineStoreCashback, platforms } from './parts/options'
import { descriptions, socialPages, storeCard } from './parts/store-fields'
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
          width: 'half',
        }),
        text('responsiblePersonLastName', {
          required: true,
          autocomplete: 'family-name',
          width: 'half',
        }),
        text('legalName', {
          label: 'Legal name of the company',
          required: true,
          autocomplete: 'organization',
          width: 'half',
        }),
        text('vatId', { label: 'VAT ID', required: true, width: 'half' }),
        tel('companyContactPhone', { required: true, autocomplete: 'work tel', width: 'half' }),
        email('companyContactEmail', 'Invalid Company Contact Email format.', {
          required: true,
          autocomplete: 'work email',
          width: 'half',
        }),
        text('addressLine1', { required: true, autocomplete: 'address-line1' }),
        text('addressLine2', { autocomplete: 'address-line2' }),
        text('city', { required: true, autocomplete: 'address-level2', width: 'short' }),
        text('state', { autocomplete: 'address-level1', width: 'short' }),
        text('zipCode', { required: true, autocomplete: 'postal-code', width: 'half' }),
        choice('country', 'country', {
          options: countries,
          required: true,
          autocomplete: 'country-name',
          width: 'half',
        }),
      ],
    },
    {
      title: 'Create your store on the app',
      reason: 'What customers see when they find you.',
      storeCard: storeCard('publicName'),
      fields: [
        text('publicName', { required: true }),
        email('publicEmail', 'Invalid Public Email format.', { required: true, width: 'half' }),
        tel('publicPhoneMobile', { label: 'Public mobile phone', required: true, width: 'half' }),
        ...descriptions,
        ...socialPages,
      ],
    },
    {
      title: 'Store Activation',
      reason: 'Where the store runs, what customers earn, and where your money goes.',
      fields: [
        url('storeWebsite', { required: true, placeholder: 'https://…' }),
        choice('select', 'onlineStorePlatform', {
          options: platforms,
          required: true,
          width: 'half',
        }),
        choice('select', 'cashbackPercentage', {
          options: onlineStoreCashback,
          required: true,
          acceptsNumber: true,
          width: 'half',
        }),
        text('bankName', { required: true, width: 'short' }),
        text('swiftCode', {
          label: 'SWIFT code',
          required: true,
          autocomplete: 'off',
          width: 'short',
          neverInDraft: true,
        }),
        text('iban', { label: 'IBAN', required: true, autocomplete: 'off', neverInDraft: true }),
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
  replyTo: 'companyContactEmail',
  person: ['responsiblePersonFirstName', 'responsiblePersonLastName'],
  company: 'legalName',
  about: 'publicName',
  masked: ['vatId', 'iban', 'swiftCode'],
} as const satisfies StaffView<typeof osInstallation>
