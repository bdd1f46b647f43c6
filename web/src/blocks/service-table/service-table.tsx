import { t } from '@app/contract'
import { BlockSection } from '../block-section'
import type { BlockProps } from '../block-props'

const columns = ['Feature', 'Description', 'Main benefit'] as const

/** A table, whose cells stand below one another where its columns have no room. */
export const ServiceTable = ({ block, isFirst }: BlockProps<'service-table'>) => (
  <BlockSection block={block} isFirst={isFirst}>
    <table aria-label={block.title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row.feature}>
            <th scope="row">{row.feature}</th>
            <td>{row.description}</td>
            <td>{row.benefit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </BlockSection>
)
