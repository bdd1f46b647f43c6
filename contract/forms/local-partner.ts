import { brand } from '../brand'
import { countries } from './parts/countries'
import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, tel, text } from './engine/fields'
import { consentGiven, termsAgreed, wordingVersion } from './parts/wording'

export const localPartner = defineForm({
  name: 'local-partner',
  endpoint: 'local-partner',
  base: 'api',
  wordingVersion,
  sections: [
    {
      title: 'Personal Information',
      reason: 'Who should we contact?',
      fields: [
        text('firstName', { required: true, autocomplete: 'given-name', columns: [6, 6] }),
        text('lastName', { required: true, autocomplete: 'family-name', columns: [6, 6] }),
        email('email', 'Please enter a valid email address.', {
          required: true,
          autocomplete: 'email',
          columns: [6],
        }),
        tel('phoneNumber', {
          required: true,
          prefix: '+',
          placeholder: `${brand.phonePrefix.slice(1)} 912 345 678`,
          autocomplete: 'tel',
          columns: [6],
        }),
      ],
    },
    {
      title: 'Company',
      reason: 'The company that would represent us in your area.',
      fields: [
        text('companyName', { required: true, autocomplete: 'organization', columns: [8] }),
        text('companyVAT', { required: true, columns: [4] }),
      ],
    },
    {
      title: 'Company Address',
      partOf: 'Company',
      fields: [
        text('addressLine1', { required: true, autocomplete: 'address-line1', columns: [6] }),
        text('addressLine2', { autocomplete: 'address-line2', columns: [6] }),
        text('city', { required: true, autocomplete: 'address-level2', columns: [4] }),
        text('state', { autocomplete: 'address-level1', columns: [4, 6] }),
        text('zipCode', { autocomplete: 'postal-code', columns: [4, 6] }),
        choice('country', 'country', {
          options: countries,
          required: true,
          isOpenList: true,
          autocomplete: 'country-name',
        }),
      ],
    },
    {
      fields: [
        termsAgreed('You must agree to the terms and conditions.'),
        consentGiven(
          'so that my request can be reviewed',
          'You must provide consent to store your information.',
        ),
      ],
    },
  ],
  submit: { label: 'Submit', busyLabel: 'Submitting...' },
  success: {
    title: 'Thank you for your interest in becoming a Local Partner!',
    text: 'Your submission will be reviewed, and we will contact you.',
  },
  failure: {
    fallback: 'Form submission failed.',
    network: 'Network error. Please try again.',
  },
})

export const localPartnerStaffView = {
  title: 'Local partners',
  description: 'People who want to bring the wallet to their region',
  nextStep: 'Our partner team reviews your request and contacts you within five working days.',
  kept: { months: 60, from: 'closing' },
  replyTo: 'email',
  person: ['firstName', 'lastName'],
  company: 'companyName',
  about: 'city',
  masked: ['companyVAT'],
} as const satisfies StaffView<typeof localPartner>
