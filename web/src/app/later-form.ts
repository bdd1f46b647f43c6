import { lazy } from 'react'

/** The code of the forms; asked for again if it did not come. */
export const loadForm = async () => (await import('../forms/page-form')).PageForm

export const LaterForm = lazy(async () => ({ default: await loadForm() }))
