export const tabs = [
  {
    to: '/privacy',
    name: 'A person',
    description: 'Find, export and erase what is stored about somebody',
    action: 'api::privacy.person',
  },
  {
    to: '/privacy/consents',
    name: 'Consent log',
    description: 'Which wording somebody agreed to, and when',
    action: 'api::privacy.person',
  },
  {
    to: '/privacy/retention',
    name: 'Retention',
    description: 'How long the submissions of each form are kept',
    action: 'api::privacy.retention',
  },
] as const
