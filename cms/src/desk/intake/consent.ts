import { createHash } from 'node:crypto'
import { type consentWording, type IntakeForm, shownWording, wordingIn } from '@app/contract'
import type { Payload } from './submission'

export type ConsentProof = {
  version: string | null
  /** SHA-256 of that version's wording; null if this server does not have that version. */
  hash: string | null
  /** The visitor's answers, by field. */
  boxes: Payload
}

export const wordingHash = (wording: ReturnType<typeof consentWording>) =>
  createHash('sha256').update(JSON.stringify(wording)).digest('hex')

/**
 * Evidence of what a visitor agreed to. A version other than the current one is recorded without a
 * hash, since its wording is not known here. A form that sends none of its checkboxes (the
 * newsletter) records a version only if the client names one.
 */
export function consentProof(
  form: IntakeForm,
  payload: Payload,
  claimedVersion: string | null,
  shown = shownWording(form, {}),
): ConsentProof {
  const { wording } = shown
  const boxes = Object.fromEntries(
    wording.flatMap(({ field }) => {
      const answer = payload[field]
      return answer === undefined ? [] : [[field, answer]]
    }),
  )
  const currentVersion = shown.version ?? null
  const version = claimedVersion ?? (Object.keys(boxes).length > 0 ? currentVersion : null)
  const isCurrent = version !== null && wordingIn(version) === currentVersion
  return { version, hash: isCurrent ? wordingHash(wording) : null, boxes }
}
