import type { FormName, LanguageCode } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { SpamVerdict } from './shared/spam-reasons'

/** A submission that has just been stored, in the same transaction. */
export type Arrival = {
  form: FormName
  reference: string
  answers: Readonly<Record<string, unknown>>
  receivedAt: Date
  /** The language that the visitor read; null for the site's own. */
  language: LanguageCode | null
  isSpam: boolean
  spam: SpamVerdict
  /** False if a known person sent it again: its reference is that of the stored row. */
  isNew: boolean
}

/** What a feature does with a submission. If it fails, nothing is stored. */
export type OnStored = (strapi: Core.Strapi, arrival: Arrival) => Promise<void>
