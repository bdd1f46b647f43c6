import type { PageForm } from '@beam/contract'
import { useEffect, useState } from 'react'
import { type Draft, draftOf, readDraft, writeDraft } from './draft'
import { type Methods, useEachChange } from './values'

/** Keeps what is typed into a long form for this tab, and offers it back after a reload. */
export function useDraft(form: PageForm, methods: Methods) {
  const { getValues, setValue } = methods
  const [offer, setOffer] = useState<Draft>()

  useEffect(() => {
    const draft = form.isLong && readDraft(form)
    if (!draft) return
    const present = draftOf(form, getValues())
    // The browser may have put everything back by itself.
    if (Object.keys(draft).some((name) => present[name] === undefined)) setOffer(draft)
  }, [form, getValues])

  useEachChange(methods, (values, isEdit) => {
    if (form.isLong && isEdit) writeDraft(form, { ...offer, ...draftOf(form, values) })
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
