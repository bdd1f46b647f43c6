import type { Field, PageForm } from '@app/contract'
import { readJson, sessionStore } from '../browser/browser-store'
import { isAnswered, type Values } from './form-values'

/** The answers kept for a visitor who comes back, by field name. */
export type Draft = Record<string, string>

const mayBeStored = (field: Field) =>
  field.kind !== 'checkbox' && field.kind !== 'file' && !field.neverInDraft

export const draftOf = ({ fields }: Pick<PageForm, 'fields'>, values: Values): Draft =>
  Object.fromEntries(
    fields.filter(mayBeStored).flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' && isAnswered(value) ? [[name, value]] : []
    }),
  )

const keyOf = ({ name }: Pick<PageForm, 'name'>) => `form_draft_${name}`

/** The draft stored in this tab; undefined when there is none or it can't be read. */
export function readDraft(form: PageForm, store = sessionStore): Draft | undefined {
  const draft = draftOf(form, (readJson(store, keyOf(form)) ?? {}) as Values)
  return Object.keys(draft).length > 0 ? draft : undefined
}

export function writeDraft(form: PageForm, draft: Draft, store = sessionStore) {
  store.setItem(keyOf(form), JSON.stringify(draft))
}
