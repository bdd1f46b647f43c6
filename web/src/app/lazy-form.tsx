import { type ComponentProps, lazy, useState } from 'react'
import type { PageFormComponent } from './form-renderer'

let loaded: PageFormComponent | undefined

export const loadForm = async () => (loaded ??= (await import('../forms/page-form')).PageForm)

const RETRY_AFTER_MS = 2000

/** Never gives up: until the code arrives, the server's markup stays, with whatever the visitor has typed. */
const loadFormWithRetries = (): ReturnType<typeof loadForm> =>
  loadForm().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    return loadFormWithRetries()
  })

const Pending = lazy(async () => ({ default: await loadFormWithRetries() }))

/** Renders the form at once if its code is loaded, and suspends otherwise. */
export function LazyForm(props: ComponentProps<PageFormComponent>) {
  const [Form] = useState<PageFormComponent>(() => loaded ?? Pending)
  return <Form {...props} />
}
