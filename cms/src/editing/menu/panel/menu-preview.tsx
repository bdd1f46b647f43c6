import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { Panel } from '../../../platform/panel/screen/panel'
import type { Branch } from './rows'

const Bar = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 36px;
  align-items: flex-start;
`

const Below = styled.ul`
  margin-top: 6px;
  padding-left: 10px;
  border-left: 2px solid ${({ theme }) => theme.colors.neutral200};
`

const Phone = styled.div`
  max-width: 260px;
  padding: 16px;
  border: 6px solid ${({ theme }) => theme.colors.neutral300};
  border-radius: 24px;
  details {
    padding-left: 12px;
  }
  > ul > li > details {
    padding-left: 0;
  }
  li {
    padding: 5px 0;
  }
  summary {
    cursor: pointer;
  }
`

const Title = ({ children, isTop }: { children: string; isTop: boolean }) => (
  <Typography
    fontWeight={isTop ? 'semiBold' : 'regular'}
    style={{ textTransform: 'uppercase', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
)

const Reason = ({ children }: { children: string }) => (
  <Typography variant="pi" tag="p" textColor="neutral600" style={{ maxWidth: 240 }}>
    {children}
  </Typography>
)

const Column = ({ items, isTop = false }: { items: readonly Branch[]; isTop?: boolean }) =>
  items.map(({ row, items: below }) => (
    <li key={row.key}>
      <Title isTop={isTop}>{row.title}</Title>
      {!isTop && row.reason !== '' && <Reason>{row.reason}</Reason>}
      {below.length > 0 && (
        <Below>
          <Column items={below} />
        </Below>
      )}
    </li>
  ))

const Folded = ({ items, isTop = false }: { items: readonly Branch[]; isTop?: boolean }) => (
  <ul>
    {items.map(({ row, items: below }) => (
      <li key={row.key}>
        {below.length === 0 ? (
          <>
            <Title isTop={false}>{row.title}</Title>
            {!isTop && row.reason !== '' && <Reason>{row.reason}</Reason>}
          </>
        ) : (
          <details>
            <summary>
              <Title isTop>{row.title}</Title>
            </summary>
            <Folded items={below} />
          </details>
        )}
      </li>
    ))}
  </ul>
)

type Props = { visible: readonly Branch[] }

const nothing = <Typography textColor="neutral600">Visitors see an empty menu.</Typography>

/** The menu on the screen as visitors see it at the top of each page, with its dropdowns open. */
export const BarPreview = ({ visible }: Props) => (
  <Panel title="At the top of each page">
    {visible.length === 0 ? (
      nothing
    ) : (
      <Bar aria-label="The menu at the top of each page">
        <Column items={visible} isTop />
      </Bar>
    )}
  </Panel>
)

export const PhonePreview = ({ visible }: Props) => (
  <Panel title="On a phone">
    {visible.length === 0 ? (
      nothing
    ) : (
      <Phone>
        <Folded items={visible} isTop />
      </Phone>
    )}
  </Panel>
)
