import * as z from 'zod/mini'
import { defineIntake } from './define-form'
import { choice, text } from './fields'
import { wordingVersion } from './wording'

/** The cookie choice; its sheet draws the question and the two buttons from here. */
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
            pattern: z.core.regexes.datetime({ offset: true }),
            message: 'Timestamp must be an ISO date and time.',
          },
        }),
      ],
    },
  ],
})
