import type { ChoiceField } from '@app/contract'
import { useEffect, useState } from 'react'
import { useControl } from '../intake-form-context'
import { optionsOf } from '../options-of'
import { ChoiceList } from './choice-list'
import { CountrySearch } from './country-search'
import { FieldFrame } from './field-frame'

/**
 * A native select, which is what the form submits and what works without scripts. Once the
 * app runs, a search field covers it.
 */
export function CountryControl({ field }: { field: ChoiceField }) {
  const bindings = useControl(field)
  const { ids, error, control } = bindings
  const [isCovered, setCovered] = useState(false)
  const [options] = useState(() => optionsOf(field, []))

  useEffect(() => {
    const select = document.getElementById(ids.control)
    const cover = () => setCovered(true)
    // The select is not covered while its list may be open.
    if (document.activeElement !== select) return cover()
    select?.addEventListener('blur', cover, { once: true })
    return () => select?.removeEventListener('blur', cover)
  }, [ids.control])

  const list = isCovered
    ? { ...bindings, control: { ...control, id: `${ids.control}-native` } }
    : bindings
  return (
    <FieldFrame field={field} ids={ids} error={error}>
      <div className="country">
        {/* The select keeps the field's name, by which a link in the error panel focuses it. */}
        <div
          className={isCovered ? 'country__native' : undefined}
          onFocus={() => isCovered && document.getElementById(ids.control)?.focus()}
        >
          <ChoiceList field={field} options={options} bindings={list} isCovered={isCovered} />
        </div>
        {isCovered && <CountrySearch field={field} options={options} bindings={bindings} />}
      </div>
    </FieldFrame>
  )
}
