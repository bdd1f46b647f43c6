import { expectTypeOf, it } from 'vitest'
import type { PayloadOf } from './define-form'
import { email } from './fields'
import { pageForms } from './table'
import type { newsletter } from './newsletter'

it('a payload has a type of its own', () => {
  expectTypeOf<PayloadOf<typeof newsletter>>().toEqualTypeOf<{ email: string }>()
  type Application = PayloadOf<(typeof pageForms)['career-application']>
  expectTypeOf<Application['termsAgreed']>().toEqualTypeOf<boolean>()
  expectTypeOf<Application['positionArea']>().toEqualTypeOf<string>()
  expectTypeOf<Application>().not.toHaveProperty('resume')
})

it('a misspelt key does not compile', () => {
  // @ts-expect-error 'requird' is no key of a field
  email('email', 'Invalid.', { requird: true })
})
