import { defineIntake, type StaffView } from './engine/define-form'
import { choice, text } from './engine/fields'
import { wordingVersion } from './parts/wording'

/** Written by hand: a date library would be loaded on every page. */
const day =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))'
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const isoDateTime = new RegExp(
  `^\\d{4}-${day}T${clock}(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]${clock})$`,
)

/** The cookie choice; the cookie sheet shows this question and these two options. */
export const logConsent = defineIntake({
  name: 'log-consent',
  endpoint: 'log-consent',
  base: 'api',
  wordingVersion,
  sections: [
    {
      fields: [
        choice('radio', 'consent', {
          label:
            'We use cookies to improve your experience and for analytical purposes. Do you accept?',
          options: [
            { value: 'declined', label: 'Decline' },
            { value: 'accepted', label: 'Accept' },
          ],
          required: true,
          isConsent: true,
        }),
        text('timestamp', {
          required: true,
          format: {
            pattern: isoDateTime,
            message: 'Timestamp must be an ISO date and time.',
          },
        }),
      ],
    },
  ],
})

export const logConsentStaffView = {
  title: 'Cookie choices',
  description: 'Whether visitors accepted or declined cookies',
  kept: { months: 60, from: 'arrival' },
  replyTo: null,
  person: [],
  arrivesClosed: true,
  about: 'consent',
  labels: { consent: 'Choice', timestamp: 'Chosen at' },
} as const satisfies StaffView<typeof logConsent>
