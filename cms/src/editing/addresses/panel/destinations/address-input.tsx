import { type StrapiApp, InputRenderer, useField } from '@strapi/strapi/admin'
import type { ComponentProps, ComponentType } from 'react'
import { isPickable } from './pickable'
import { useDestinations } from './store'

type Props = ComponentProps<typeof InputRenderer> & {
  name: string
  attribute: { regex?: string }
  unique?: unknown
  mainField?: unknown
}

function AddressInput(props: Props) {
  const { value } = useField<string>(props.name)
  const all = useDestinations()
  const at = (address = '') => all.find((one) => one.address === address)
  const target = at(value) ?? at(value?.split(/[?#]/)[0])
  const onPage = target?.page === undefined ? '' : ` on “${target.page}”`
  const draft = target?.isLive ? '' : ', which is not published'
  return (
    <InputRenderer
      {...props}
      {...(target && { hint: `Leads to “${target.title}”${onPage}${draft}.` })}
      // `suggest.ts` opens the list, and says so here.
      {...{ role: 'combobox', 'aria-expanded': false, 'data-address': '' }}
      placeholder="A page’s title, or an address"
    />
  )
}

/** Strapi's input for a line of text, of which those for addresses offer where they could lead. */
function TextInput({ unique: _unique, mainField: _mainField, ...props }: Props) {
  return isPickable(props) ? <AddressInput {...props} /> : <InputRenderer {...props} />
}

export const addAddressInput = (app: StrapiApp) =>
  app.addFields({ type: 'string', Component: TextInput as ComponentType })
