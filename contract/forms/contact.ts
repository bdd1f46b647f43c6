import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, text, textarea } from './engine/fields'
import { defaultSubject, subjects } from './parts/options'
import { consentGiven, termsAgreed, wordingVersion } from './parts/wording'

export const contact = defineForm({
  name: 'contact',
  endpoint: 'contact',
  base: 'api',
  wordingVersion,
  sections: [
    {
      fields: [
        choice('radio', 'subject', {
          label: 'What is it about?',
          options: subjects,
          default: defaultSubject,
          fromQuery: 'subject',
        }),
        text('firstName', {
          required: 'First name is required',
          max: 50,
          tooLong: 'First name must be at most 50 characters',
          autocomplete: 'given-name',
          columns: [6, 6],
        }),
        text('lastName', {
          required: 'Last name is required',
          max: 50,
          tooLong: 'Last name must be at most 50 characters',
          autocomplete: 'family-name',
          columns: [6, 6],
        }),
        email('email', 'Valid email is required', {
          required: 'Valid email is required',
          autocomplete: 'email',
        }),
        textarea('message', {
          label: 'Your message',
          required: 'Message is required',
          max: 1000,
          tooLong: 'Message must be less than 1000 characters',
          warnAbove: 900,
        }),
      ],
    },
    {
      fields: [
        termsAgreed('You must agree to the terms'),
        consentGiven('so that my message can be answered', 'Consent is required to submit'),
      ],
    },
  ],
  submit: { label: 'Send message', busyLabel: 'Sending...' },
  success: {
    title: 'Thank you for contacting us!',
    text: "We've received your message and will get back to you shortly.",
  },
  failure: {
    fallback: 'Failed to submit the form. Please try again.',
    network: 'Network error. Please try again later.',
    listsErrors: true,
  },
})

export const contactStaffView = {
  title: 'Contact messages',
  description: 'Messages from the contact page',
  nextStep: 'Our support team reads every message and answers within two working days.',
  kept: { months: 24, from: 'arrival' },
  replyTo: 'email',
  person: ['firstName', 'lastName'],
  about: 'subject',
  labels: { subject: 'Subject', message: 'Message' },
} as const satisfies StaffView<typeof contact>
