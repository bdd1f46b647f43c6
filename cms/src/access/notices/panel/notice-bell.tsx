import { Bell } from '@strapi/icons'
import { type ComponentProps, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { AsJson } from '../../../platform/panel/calls/as-json'
import { MINUTE_MS, useLoaded } from '../../../platform/panel/screen/use-loaded'
import type { Notices } from '../shared/kinds'

const BellBox = styled.span`
  position: relative;
  display: inline-flex;
`

const Count = styled.span`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-start: 8px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: ${({ theme }) => theme.colors.danger600};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.1rem;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
`

export const NOTICES = 'For you'

/** The bell in the menu, with the number of unread notices of whoever is signed in. */
export function NoticeBell(props: ComponentProps<typeof Bell>) {
  const { data } = useLoaded<AsJson<Notices>>('/notices/mine', { everyMs: MINUTE_MS })
  const count = data === undefined || data === 'failed' ? 0 : data.unreadCount
  const box = useRef<HTMLSpanElement>(null)
  // Strapi names the link by its title alone.
  useEffect(() => {
    const link = box.current?.closest('a')
    if (link) link.ariaLabel = count > 0 ? `${NOTICES}, ${count} unread` : NOTICES
  }, [count])
  return (
    <BellBox ref={box}>
      <Bell {...props} />
      {count > 0 && <Count aria-hidden>{count > 99 ? '99+' : count}</Count>}
    </BellBox>
  )
}
