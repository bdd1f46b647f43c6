import { Typography } from '@strapi/design-system'
import { CaretDown } from '@strapi/icons'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useKept } from './use-kept'

/** What a panel beside an entry's form shows. */
export type Card = {
  title: string
  /** Shown beside the title while the card is folded: what it would tell first, or how much it holds; not '' or 0. */
  state?: string | number
  /** Whether it is open until somebody folds it: it tells of what has just happened, or is used all the time. */
  isOpen?: boolean
  content: ReactNode
}

const Fold = styled.button`
  display: flex;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 24px;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  text-transform: inherit;
  & svg {
    flex: none;
    width: 1rem;
    margin-inline-start: auto;
    transition: rotate 0.15s;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    & svg {
      transition: none;
    }
  }
`
const State = styled(Typography)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Content = styled.div`
  width: 100%;
  &[hidden] {
    display: none;
  }
`

/** The card folds to one line. Which ones are open is kept in this browser. */
export function useFolded(card: Card | null | undefined) {
  const { title = '', state, isOpen: startsOpen = false, content } = card ?? {}
  const [kept, keep] = useKept(`card ${title}`, startsOpen ? 'open' : 'folded')
  const isOpen = kept === 'open'
  if (!card) return null
  return {
    title: (
      <Fold type="button" aria-expanded={isOpen} onClick={() => keep(isOpen ? 'folded' : 'open')}>
        {title}
        {!isOpen && Boolean(state) && (
          <State tag="span" variant="pi" textColor="neutral800">
            {state}
          </State>
        )}
        <CaretDown aria-hidden />
      </Fold>
    ),
    content: <Content hidden={!isOpen}>{content}</Content>,
  }
}
