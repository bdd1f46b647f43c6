import { choice } from '../engine/fields'

// Of the form of a cookie choice, every page loads these two and no more.

export const cookieIntake = { name: 'log-consent', endpoint: 'log-consent', base: 'api' } as const

export const cookieQuestion = choice('radio', 'consent', {
  label: 'We use cookies to improve your experience and for analytical purposes. Do you accept?',
  options: [
    { value: 'declined', label: 'Decline' },
    { value: 'accepted', label: 'Accept' },
  ],
  required: true,
  isConsent: true,
})
