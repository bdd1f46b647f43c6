import { forms, type FormName, sentFields, staffViewOf } from '@app/contract'
import type { Signals } from './signals'
import { type SpamReason, spamReasons, type SpamVerdict } from './shared/spam-reasons'
import type { Payload } from './submission'
import { isThrowaway } from './throwaway-domains'

/** What is known of earlier submissions. */
export type Earlier = { isRepeated: boolean; isOneOfMany: boolean; isFlood: boolean }

type Scored = {
  form: FormName
  payload: Payload
  signals: Pick<Signals, 'isSpam' | 'secondsTaken'>
  earlier: Earlier
}

const HIGHEST = 100

const TYPED = ['text', 'email', 'tel', 'url', 'textarea']

type Typed = { kind: string; text: string }

function typedAnswers(form: FormName, payload: Payload): Typed[] {
  // The fields of a cookie choice are filled in by the site.
  if (staffViewOf(form).replyTo === null) return []
  return sentFields(forms[form]).flatMap(({ kind, name }) => {
    const text = payload[name]
    return TYPED.includes(kind) && typeof text === 'string' && text !== '' ? [{ kind, text }] : []
  })
}

const linksIn = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0

/** A link in a message is common, two are not; a name or an address has none. */
const hasOddLinks = ({ kind, text }: Typed) =>
  kind !== 'url' && linksIn(text) > (kind === 'textarea' ? 1 : 0)

const SHORTEST_REPEATED = 40

/** The long texts of a submission as they are compared with earlier ones; null where a repeat says nothing. */
export function comparedText(form: FormName, payload: Payload): string | null {
  const text = typedAnswers(form, payload)
    .filter(({ kind }) => kind === 'textarea')
    .map((answer) => answer.text.toLowerCase().replace(/\s+/g, ' ').trim())
    .join('\n')
  return text.length < SHORTEST_REPEATED ? null : text
}

/** Weighs what is known of a submission. Nothing is refused for its score. */
export function spamVerdict({ form, payload, signals, earlier }: Scored): SpamVerdict {
  const answers = typedAnswers(form, payload)
  const { isSpam, secondsTaken } = signals
  const holds: Record<SpamReason, boolean> = {
    honeypot: isSpam,
    throwaway: answers.some(({ kind, text }) => kind === 'email' && isThrowaway(text)),
    fast: secondsTaken !== null && secondsTaken < answers.length,
    links: answers.some(hasOddLinks),
    repeated: earlier.isRepeated,
    many: earlier.isOneOfMany,
    flood: earlier.isFlood,
  }
  const reasons = (Object.keys(holds) as SpamReason[]).filter((reason) => holds[reason])
  const sum = reasons.reduce((total, reason) => total + spamReasons[reason].score, 0)
  return { score: Math.min(sum, HIGHEST), reasons }
}
