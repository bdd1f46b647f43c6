import { type ComponentProps, lazy, useState } from 'react'
import type { PageFormComponent } from './form-renderer'

let here: PageFormComponent | undefined

/** The code of the forms; asked for again if it did not come. */
export const loadForm = async () => (here ??= (await import('../forms/page-form')).PageForm)

const RETRY_MS = 2000

/** Until then the form that the server drew stands there, with all that is typed into it. */
const persistently = (): ReturnType<typeof loadForm> =>
  loadForm().catch(async () => {
    await new Promise((passed) => setTimeout(passed, RETRY_MS))
    return persistently()
  })

const Arriving = lazy(async () => ({ default: await persistently() }))

/** A form whose code may still be on its way. */
export function LaterForm(props: ComponentProps<PageFormComponent>) {
  const [Form] = useState<PageFormComponent>(() => here ?? Arriving)
  return <Form {...props} />
}
