import type { Job } from '@beam/contract'

/** The headings and labels of a job page, in its language. */
export const jobLabels = {
  en: {
    purpose: 'Purpose',
    requirements: 'Requirements',
    offers: 'What we offer',
    details: 'Job details',
    type: 'Type',
    location: 'Location',
    area: 'Area',
    apply: 'Apply Now',
  },
  pt: {
    purpose: 'Objetivo',
    requirements: 'Requisitos',
    offers: 'O que oferecemos',
    details: 'Detalhes da função',
    type: 'Tipo',
    location: 'Local',
    area: 'Área',
    apply: 'Apply Now',
  },
} satisfies Record<Job['language'], Record<string, string>>
