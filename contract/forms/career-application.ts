import { defineForm, type StaffView } from './engine/define-form'
import { choice, email, file, tel, text, textarea, url } from './engine/fields'
import { positions } from './parts/options'
import { consentGiven, termsAgreed, wordingVersion } from './parts/wording'

export const careerApplication = defineForm({
  name: 'career-application',
  endpoint: 'careerapplication',
  base: 'secure',
  wordingVersion,
  sections: [
    {
      title: 'About you',
      reason: 'Who you are, and how we can reach you.',
      fields: [
        text('firstName', {
          required: 'First name is required',
          autocomplete: 'given-name',
          columns: [6, 6],
        }),
        text('lastName', { autocomplete: 'family-name', columns: [6, 6] }),
        email('email', 'Valid email is required', {
          required: 'Valid email is required',
          autocomplete: 'email',
          columns: [6],
        }),
        tel('phone', { autocomplete: 'tel', columns: [6] }),
        text('location', { hint: 'The city and country you would work from.' }),
      ],
    },
    {
      title: 'Your application',
      reason: 'What you would like to do, and what you have done so far.',
      fields: [
        choice('select', 'positionArea', {
          label: 'Position',
          options: positions,
          required: 'Position is required',
          // Editors add jobs that this list does not know.
          isOpenList: true,
          offersJobs: true,
          fromQuery: 'position',
        }),
        url('linkedin', {
          label: 'LinkedIn profile',
          placeholder: 'https://www.linkedin.com/in/…',
          columns: [6],
        }),
        url('portfolio', { placeholder: 'https://…', columns: [6] }),
        textarea('additionalInfo', { label: 'Additional information' }),
        file('resume', {
          label: 'Resume (PDF)',
          required: 'Resume is required',
          accept: {
            type: 'application/pdf',
            extension: '.pdf',
            message: 'Only PDF files are allowed',
          },
          hint: 'Your resume is not sent with this form. Please also email your application, with the resume, to {hrEmail} right after submitting; otherwise it will not be considered.',
        }),
      ],
    },
    {
      fields: [
        termsAgreed('You must agree to the Terms and Conditions'),
        consentGiven(
          'so that my application can be considered',
          'You must consent to data storage',
        ),
      ],
    },
  ],
  submit: {
    label: 'Submit application',
    busyLabel: 'Submitting...',
    waitsFor: ['resume', 'termsAgreed', 'consentGiven'],
    waitsHint: 'You can submit once your resume is chosen and both boxes are ticked.',
  },
  success: {
    title: 'Thank you for your application!',
    text: 'One more step: please email your application, with your resume, to {hrEmail} now. Without that email it will not be considered.',
  },
  failure: {
    fallback: 'Failed to submit the form. Please try again.',
    network: 'Network error. Please try again later.',
  },
})

export const careerApplicationStaffView = {
  title: 'Job applications',
  description: 'Applications from the careers pages; the resume comes by email',
  nextStep: 'Our people team reads every application and answers within ten working days.',
  kept: { months: 24, from: 'arrival' },
  replyTo: 'email',
  person: ['firstName', 'lastName'],
  about: 'positionArea',
} as const satisfies StaffView<typeof careerApplication>
