import type { PageForm } from '@beam/contract'
import { useEffect, useState } from 'react'
import { type Draft, draftOf, readDraft, writeDraft } from './draft'
import { type Methods, useEachChange } from './values'

const isMissing = (draft: Draft, present: Draft) =>
  Object.keys(draft).some((name) => present[name] === undefined)

/** Keeps what is typed into a long form for this tab, and offers it back after a reload. */
export function useDraft(form: PageForm, methods: Methods) {
  const { getValues, setValue } = methods
  const [offer, setOffer] = useState<Draft>()

  useEffect(() => {
    const draft = form.isLong && readDraft(form)
    if (!draft) return
    if (isMissing(draft, draftOf(form, getValues()))) setOffer(draft)
  }, [form, getValues])

  useEachChange(methods, (values, isEdit) => {
    if (!form.isLong) return
    const present = draftOf(form, values)
    if (isEdit) writeDraft(form, { ...offer, ...present })
    // The browser may put everything back by itself, sooner or later than the app is awake.
    if (offer && !isMissing(offer, present)) setOffer(undefined)
  })

  return {
    offer,
    restore: () => {
      const present = draftOf(form, getValues())
      for (const [name, value] of Object.entries({ ...offer, ...present })) setValue(name, value)
      setOffer(undefined)
    },
    /** What stands in the form now is all that is kept. */
    decline: () => {
      setOffer(undefined)
      writeDraft(form, draftOf(form, getValues()))
    },
    forget: () => {
      setOffer(undefined)
      writeDraft(form, {})
    },
  }
}
