import type { PageForm } from '@app/contract'
import { useEffect, useState } from 'react'
import { type Draft, draftOf, readDraft, writeDraft } from './draft'
import { type Methods, useEachChange } from './form-values'

const hasMore = (draft: Draft, present: Draft) =>
  Object.keys(draft).some((name) => present[name] === undefined)

/** Saves the answers of a long form for this tab, and offers to restore them after a reload. */
export function useDraft(form: PageForm, methods: Methods) {
  const { getValues, setValue } = methods
  const [offer, setOffer] = useState<Draft>()

  useEffect(() => {
    const draft = form.isLong && readDraft(form)
    if (!draft) return
    if (hasMore(draft, draftOf(form, getValues()))) setOffer(draft)
  }, [form, getValues])

  useEachChange(methods, (values, isEdit) => {
    if (!form.isLong) return
    const present = draftOf(form, values)
    // The answers that are still offered stay stored, also if the visitor types others first.
    if (isEdit) writeDraft(form, { ...offer, ...present })
    // The browser may restore the answers by itself, before or after hydration.
    if (offer && !hasMore(offer, present)) setOffer(undefined)
  })

  return {
    offer,
    restore: () => {
      const present = draftOf(form, getValues())
      for (const [name, value] of Object.entries({ ...offer, ...present })) setValue(name, value)
      setOffer(undefined)
    },
    /** Keeps only the answers that are in the form now. */
    decline: () => {
      setOffer(undefined)
      writeDraft(form, draftOf(form, getValues()))
    },
    discard: () => {
      setOffer(undefined)
      writeDraft(form, {})
    },
  }
}
