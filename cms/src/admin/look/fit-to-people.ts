import { type StrapiApp, useAuth } from '@strapi/strapi/admin'
import { useEffect } from 'react'

const ID = 'fit-to-people'

/** Strapi shows its settings to everyone, an empty list to those who may read none, and a switch that the site has no use for. */
const css = `
[data-has-settings='no'] nav li:has(a[href$='/settings']),
nav div:has(> ol:empty),
form div:has(> div > div > input[name='menuAttached']) { display: none }
`

const opensSettings = ({ action }: { action: string }) => /^admin::|settings/.test(action)

type Props = { setPlugin: (id: string) => void }

/** Runs once a person has signed in, before anything is shown. */
function FitToPerson({ setPlugin }: Props) {
  const permissions = useAuth(ID, (state) => state.permissions)
  useEffect(() => {
    document.documentElement.dataset['hasSettings'] = permissions.some(opensSettings) ? 'yes' : 'no'
    setPlugin(ID)
  }, [permissions, setPlugin])
  return null
}

/** What says nothing to the people who work here is not shown to them. */
export function fitToPeople(app: StrapiApp) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  app.registerPlugin({ id: ID, name: ID, isReady: false, initializer: FitToPerson })
}
