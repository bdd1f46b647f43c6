import { defineForm, type StaffView } from './engine/define-form'
import { email, onScreenOnly } from './engine/fields'
import { termsAgreed, wordingVersion } from './parts/wording'

const intake = { name: 'newsletter', endpoint: 'newsletter/subscribe' } as const

const emailField = email('email', 'Please enter a valid email address', {
  label: 'Your email',
  required: 'Email is required',
  autocomplete: 'email',
})

/** The newsletter dialog. */
export const newsletter = defineForm({
  ...intake,
  base: 'secure',
  wordingVersion,
  sections: [
    {
      fields: [emailField, onScreenOnly(termsAgreed('You must agree to the terms and conditions'))],
    },
  ],
  submit: { label: 'Agree', busyLabel: 'Agreeing...' },
  success: {
    text: 'Thank you! Your subscription has been successfully recorded. Welcome to the {product} community!',
  },
  failure: {
    fallback: 'Failed to subscribe. Please try again later.',
    network: 'Network error. Please check your connection and try again.',
  },
})

export const newsletterStaffView = {
  title: 'Newsletter subscribers',
  description: 'Email addresses that subscribed, one row each',
  nextStep: 'You will hear from us when there is news worth reading, and not more often.',
  // As long as they stay subscribed.
  kept: { months: null, from: 'arrival' },
  replyTo: 'email',
  person: [],
  arrivesClosed: true,
} as const satisfies StaffView<typeof newsletter>

/** The box in the footer: the same intake at another address; its failures are only logged. */
export const newsletterBox = defineForm({
  ...intake,
  base: 'api',
  sections: [{ fields: [emailField] }],
  submit: { label: 'Subscribe', busyLabel: 'Subscribing...' },
  success: { text: 'Thank you for subscribing to our newsletter!' },
  failure: null,
})

/** An email address as it is compared: in lower case, without surrounding spaces. */
export const normalizedAddress = (address: string): string => address.trim().toLowerCase()
