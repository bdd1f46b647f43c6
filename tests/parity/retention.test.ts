import { expect, it } from 'vitest'
import { defaultRetention } from '../../cms/src/desk/privacy/server/retention-settings'
import { type FormName, staffViewOf } from '../../contract/index'
import { privacy } from '../../seed/content/pages/privacy'

const policy = JSON.stringify(privacy)
const sentenceWith = (words: string) =>
  policy.split(/(?<=\.) |\\n/).find((sentence) => sentence.includes(words)) ?? ''

const { spamDays, months } = defaultRetention
const periodsOf = (...forms: FormName[]) => [...new Set(forms.map((form) => months[form]))]
const basesOf = (...forms: FormName[]) => [
  ...new Set(forms.map((form) => staffViewOf(form).kept.from)),
]

it('the privacy policy states the periods after which submissions are deleted', () => {
  const business = ['installation', 'os-installation', 'investor', 'local-partner'] as const
  expect(basesOf(...business)).toEqual(['closing'])
  const [businessMonths, ...others] = periodsOf(...business)
  expect(others).toEqual([])
  expect(sentenceWith('Requests for an installation')).toContain(
    `${Number(businessMonths) / 12} years after they are closed`,
  )

  expect(basesOf('contact', 'career-application')).toEqual(['arrival'])
  const [messageMonths, ...more] = periodsOf('contact', 'career-application')
  expect(more).toEqual([])
  const sooner = sentenceWith('Messages from the contact page and job applications')
  expect(sooner).toContain(`${messageMonths} months after we received them`)
  expect(sooner).toContain(`spam after ${spamDays} days`)
})

it('nothing is kept longer than the policy’s 5 years, but the newsletter’s addresses', () => {
  expect(policy).toContain('plus 5 years')
  const longest = Math.max(...Object.values(months).map((period) => period ?? 0))
  expect(longest).toBeLessThanOrEqual(60)
  expect(Object.entries(months).filter(([, period]) => period === null)).toEqual([
    ['newsletter', null],
  ])
})
