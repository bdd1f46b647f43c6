import { useId } from 'react'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

const LITERALS = /("[^"]*"|'[^'\n]*'|`[^`]*`|\b\d+\b)/

/** Splitting by a group puts the literals at odd places. */
const highlighted = (code: string) =>
  code.split(LITERALS).map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))

export function Code({ block, isFirst }: BlockProps<'code'>) {
  const id = useId()
  return (
    <BlockSection block={block} isFirst={isFirst} className="section--beside">
      <div className="code__window">
        <div className="code__samples" role="radiogroup" aria-label={block.title}>
          {block.samples.map(({ title, code }, index) => (
            <div className="code__sample" key={title}>
              <input
                className="visually-hidden"
                type="radio"
                name={id}
                id={id + index}
                defaultChecked={index === 0}
              />
              <label className="code__tab" htmlFor={id + index}>
                {title}
              </label>
              <pre className="code__text" data-variant="charcoal" tabIndex={0}>
                <code>{highlighted(code)}</code>
              </pre>
            </div>
          ))}
        </div>
        {block.note && <p className="code__note muted">{block.note}</p>}
      </div>
    </BlockSection>
  )
}
