import type { FormName } from '@app/contract'
import type { MailKind } from '../../../../platform/outbox/shared/kinds'

/** The placeholders of templates, with what staff read about it beside the editor. */
export const placeholders = {
  greeting: '“Hello Ana Sá,” or just “Hello,”',
  name: 'the sender’s name',
  email: 'the sender’s address',
  company: 'the sender’s company',
  about: 'what it is about',
  form: 'the form, as staff name it',
  reference: 'the reference',
  received: 'when it arrived',
  product: 'the product’s name',
  answers: 'all answers, without bank and tax numbers',
  message: 'the message, quoted',
  record: 'the address of the submission in this panel',
  unsubscribe: 'the address that ends the subscription',
  author: 'the name of the colleague who replies',
} as const

type Placeholder = keyof typeof placeholders

const ofSender = [
  'greeting',
  'name',
  'email',
  'company',
  'about',
  'form',
  'reference',
  'received',
  'product',
  'answers',
  'message',
] as const satisfies Placeholder[]

/** Kinds of email that are made from a template. */
export const templateKinds = ['notice', 'confirmation', 'reply'] as const satisfies MailKind[]

export type TemplateKind = (typeof templateKinds)[number]

/** The placeholders of a reply to any form, in templates and in saved replies. */
export const replyPlaceholders: readonly Placeholder[] = [...ofSender, 'author']

const ofKind: Record<TemplateKind, readonly Placeholder[]> = {
  notice: [...ofSender, 'record'],
  confirmation: ofSender,
  reply: replyPlaceholders,
}

export type TemplateKey = { form: FormName; kind: TemplateKind }

export const placeholdersOf = ({ form, kind }: TemplateKey): readonly Placeholder[] =>
  isNewsletterWelcome({ form, kind }) ? [...ofKind[kind], 'unsubscribe'] : ofKind[kind]

/** The email to a new subscriber, which says how to leave again. */
export const isNewsletterWelcome = ({ form, kind }: { form: FormName | null; kind: MailKind }) =>
  form === 'newsletter' && kind === 'confirmation'
