import { defineIntake, type StaffView } from './engine/define-form'
import { text } from './engine/fields'
import { cookieIntake, cookieQuestion } from './parts/cookie-question'
import { wordingVersion } from './parts/wording'

const day =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))'
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const isoDateTime = new RegExp(
  `^\\d{4}-${day}T${clock}(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]${clock})$`,
)

/** The cookie choice; the cookie sheet shows this question and these two options. */
export const logConsent = defineIntake({
  ...cookieIntake,
  wordingVersion,
  sections: [
    {
      fields: [
        cookieQuestion,
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
