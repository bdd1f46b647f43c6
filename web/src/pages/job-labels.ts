import type { Job } from '@app/contract'

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
    close: 'Is it you?',
    answer: 'Tell us who you are. A person answers.',
    send: 'Send your application',
    newTab: '(opens in a new tab)',
    closed: (day: string) => `Applications for this job closed on ${day}.`,
    dates: 'en-GB',
  },
  pt: {
    purpose: 'Objetivo',
    requirements: 'Requisitos',
    offers: 'O que oferecemos',
    details: 'Detalhes da função',
    type: 'Tipo',
    location: 'Local',
    area: 'Área',
    close: 'És tu?',
    answer: 'Diz-nos quem és. Responde-te uma pessoa.',
    send: 'Enviar candidatura',
    newTab: '(abre num separador novo)',
    closed: (day: string) => `As candidaturas para esta vaga fecharam a ${day}.`,
    dates: 'pt-PT',
  },
} satisfies Record<Job['language'], Record<string, unknown>>
