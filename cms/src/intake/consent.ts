import { createHash } from 'node:crypto'
import { consentWording, type IntakeForm } from '@beam/contract'
import type { Payload } from './submission'

export type ConsentProof = {
  version: string | null
  /** Of the exact words of that version; null where this server does not know them. */
  hash: string | null
  /** What was answered to each of them, by field. */
  boxes: Payload
}

/**
 * What can be shown later about what a person agreed to. A version that is not the present one
 * is recorded as told, without a hash: those words were another page's. A form whose box is never
 * sent (the newsletter's) proves words only to a sender who names them.
 */
export function consentProof(
  form: IntakeForm,
  payload: Payload,
  told: string | null,
): ConsentProof {
  const wording = consentWording(form)
  const boxes = Object.fromEntries(
    wording.flatMap(({ field }) => {
      const answer = payload[field]
      return answer === undefined ? [] : [[field, answer]]
    }),
  )
  const present = form.wordingVersion ?? null
  const version = told ?? (Object.keys(boxes).length > 0 ? present : null)
  const isKnown = version !== null && version === present
  const hash = createHash('sha256').update(JSON.stringify(wording)).digest('hex')
  return { version, hash: isKnown ? hash : null, boxes }
}
