import { type Job, locale, t } from '@app/contract'

const portuguese = {
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
}

/** The headings and labels of a job page: in Portuguese if the job is, otherwise in the language of the page. */
export const jobLabelsOf = (language: Job['language']): typeof portuguese =>
  language === 'pt'
    ? portuguese
    : {
        purpose: t('Purpose'),
        requirements: t('Requirements'),
        offers: t('What we offer'),
        details: t('Job details'),
        type: t('Type'),
        location: t('Location'),
        area: t('Area'),
        close: t('Is it you?'),
        answer: t('Tell us who you are. A person answers.'),
        send: t('Send your application'),
        newTab: t('(opens in a new tab)'),
        closed: (day) => t('Applications for this job closed on {day}.', { day }),
        dates: locale(),
      }
