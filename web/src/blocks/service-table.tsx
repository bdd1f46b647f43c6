import { BlockSection } from './block-section'
import type { BlockProps } from './block-props'

const columns = ['Feature', 'Description', 'Main benefit'] as const

/** The roles keep it a table for assistive technology although phones lay it out as cards. */
export function ServiceTable({ block, isFirst }: BlockProps<'service-table'>) {
  return (
    <BlockSection block={block} isFirst={isFirst}>
      <table className="service-table__table" role="table" aria-label={block.title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {block.rows.map((row) => (
            <tr role="row" key={row.feature}>
              <th scope="row" role="rowheader">
                {row.feature}
              </th>
              <td role="cell">{row.description}</td>
              <td role="cell" className="service-table__benefit">
                {row.benefit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </BlockSection>
  )
}
