import { expectTypeOf, it } from 'vitest'
import type { PayloadOf, StaffView } from './define-form'
import { email } from './fields'
import { pageForms } from '../page-forms'
import type { newsletter } from '../newsletter'

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

it('a person or a reply address that is not a field of the form does not compile', () => {
  type View = StaffView<(typeof pageForms)['installation']>
  expectTypeOf<'storeName'>().toExtend<View['person'][number]>()
  expectTypeOf<'city'>().not.toExtend<View['person'][number]>()
  expectTypeOf<'contactEmail'>().toExtend<View['replyTo']>()
  expectTypeOf<'email'>().not.toExtend<View['replyTo']>()
})

it('a reply goes to an email field that is sent', () => {
  type View = StaffView<(typeof pageForms)['career-application']>
  expectTypeOf<View['replyTo']>().toEqualTypeOf<'email' | null>()
  expectTypeOf<'resume'>().not.toExtend<View['person'][number]>()
})
