import type { Core } from '@strapi/strapi'
import type { Actor } from '../../platform/actor'
import type { Concern } from './shared/concerns'

export type Told = {
  kind: Concern
  /** Who did it, and so is not told. */
  by: Actor | null
  /** A sentence, which is the email's subject, too. */
  text: string
  /** What else the email says. */
  more?: string
  /** Where it can be seen in the panel. */
  path: string
  /** If set, whoever has an unread notice of this kind and path gets no second one. */
  isOnceUntilRead?: boolean
}

export type Messenger = (
  strapi: Core.Strapi,
  userIds: readonly number[],
  told: Told,
) => Promise<void>

const messengers = new Set<Messenger>()

export const addMessenger = (messenger: Messenger) => void messengers.add(messenger)

/** Tells staff what concerns them, in the transaction in which it happens. */
export const tell: Messenger = async (strapi, userIds, told) => {
  for (const messenger of messengers) await messenger(strapi, userIds, told)
}

/** The colleagues whose names a text has behind an @. */
export const mentionedIn = (text: string, colleagues: readonly Actor[]) =>
  colleagues.flatMap(({ id, name }) =>
    text.toLowerCase().includes(`@${name.toLowerCase()}`) ? [id] : [],
  )
