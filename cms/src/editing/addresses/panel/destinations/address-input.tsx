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
  const destinationAt = (address = '') => all.find((one) => one.address === address)
  const target = destinationAt(value) ?? destinationAt(value?.split(/[?#]/)[0])
  const onPage = target?.page === undefined ? '' : ` on “${target.page}”`
  const draft = target?.isLive ? '' : ', which is not published'
  return (
    <InputRenderer
      {...props}
      {...(target && { hint: `Leads to “${target.title}”${onPage}${draft}.` })}
      // `suggest.ts` finds the field by these, and changes them when it opens the list.
      {...{ role: 'combobox', 'aria-expanded': false, 'data-address': '' }}
      placeholder="A page’s title, or an address"
    />
  )
}

/** Strapi's input for a line of text; one for an address also says where it leads, and offers destinations. */
function TextInput({ unique: _unique, mainField: _mainField, ...props }: Props) {
  return isPickable(props) ? <AddressInput {...props} /> : <InputRenderer {...props} />
}

export const addAddressInput = (app: StrapiApp) =>
  app.addFields({ type: 'string', Component: TextInput as ComponentType })
