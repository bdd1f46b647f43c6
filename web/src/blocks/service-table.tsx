import { useId } from 'react'
import { Disclosure } from '../ui/disclosure'
import { BlockSection, ItemTitle } from './block-section'
import type { BlockProps } from './block-props'

const columns = ['Feature', 'Description', 'Main benefit'] as const

/** A table where there is room for its columns; on phones the same rows as disclosures. */
export function ServiceTable({ block, isFirst }: BlockProps<'service-table'>) {
  const name = useId()
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <table className="service-table__table" aria-label={block.title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <td>{row.description}</td>
              <td className="service-table__benefit">{row.benefit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="service-table__list">
        {block.rows.map((row) => (
          <Disclosure
            key={row.feature}
            name={name}
            title={<ItemTitle isFirst={isFirst}>{row.feature}</ItemTitle>}
          >
            <div className="disclosure__content">
              <p>{row.description}</p>
              <p className="service-table__benefit">{row.benefit}</p>
            </div>
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  )
}
