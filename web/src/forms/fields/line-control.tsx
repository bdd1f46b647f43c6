import { limitOf, type TextField, translated } from '@app/contract'
import { useControl } from '../intake-form-context'
import { Counter } from './counter'
import { FieldFrame } from './field-frame'

const typeOf = ({ kind }: TextField) => (kind === 'textarea' ? 'text' : kind)

/** A single-line input: text, email, telephone (with a fixed prefix if the field has one), web address. */
export function LineControl({ field }: { field: TextField }) {
  const { ids, error, answered, control, describedBy } = useControl(field)
  const { prefix, suggestions, hasCounter } = field
  const prefixId = `${ids.control}-prefix`
  const countId = `${ids.control}-count`
  const listId = `${ids.control}-list`
  const input = (
    <input
      {...control}
      className="field__control"
      type={typeOf(field)}
      defaultValue={answered}
      inputMode={field.inputMode}
      autoComplete={field.autocomplete}
      placeholder={field.placeholder && translated(field.placeholder)}
      maxLength={field.max}
      list={suggestions && listId}
      aria-required={field.required !== undefined}
      aria-describedby={describedBy(prefix && prefixId, hasCounter && countId)}
      spellCheck={field.kind === 'text' ? undefined : false}
    />
  )
  return (
    <FieldFrame
      field={field}
      ids={ids}
      error={error}
      aside={hasCounter && <Counter field={field} id={countId} limit={limitOf(field)} />}
    >
      {prefix ? (
        <div className="field__affix">
          <span id={prefixId} className="field__prefix">
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={translated(suggestion)} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
