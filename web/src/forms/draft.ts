import type { Field, PageForm } from '@beam/contract'
import { sessionStore } from '../cms/session-cache'
import { isAnswered, type Values } from './values'

/** What was typed, by field; what is delicate, agreed to or a file is never among it. */
export type Draft = Record<string, string>

const isKept = (field: Field) =>
  field.kind !== 'checkbox' && field.kind !== 'file' && !field.neverInDraft

export const draftOf = ({ fields }: Pick<PageForm, 'fields'>, values: Values): Draft =>
  Object.fromEntries(
    fields.filter(isKept).flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' && isAnswered(value) ? [[name, value]] : []
    }),
  )

const keyOf = ({ name }: Pick<PageForm, 'name'>) => `beam_draft_${name}`

/** The draft of this tab; undefined where there is none, or none that can be read. */
export function readDraft(form: PageForm, store = sessionStore()): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(form)) ?? 'null')
    const draft = draftOf(form, kept as Values)
    return Object.keys(draft).length > 0 ? draft : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(form: PageForm, draft: Draft, store = sessionStore()) {
  try {
    store.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // A store that is full costs the draft; the form itself still holds everything.
    return
  }
}
