import type { FormName, ShownFailure } from '@app/contract'
import { createContext, useContext } from 'react'
import type { Values } from './form-values'

/** What became of a form that was sent without scripts, for the page with which the server answers. */
export type Posted = {
  form: FormName
  isSent: boolean
  /** By field name, as typed. */
  values: Values
  /** Messages by field name, in the form's order. */
  errors: Record<string, string>
  failure?: ShownFailure | undefined
}

const PostedContext = createContext<Posted | undefined>(undefined)

export const PostedProvider = PostedContext.Provider

export function usePosted(form: FormName): Posted | undefined {
  const posted = useContext(PostedContext)
  return posted?.form === form ? posted : undefined
}
