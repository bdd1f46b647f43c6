import { ArrowLeft } from '@strapi/icons'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const Above = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  align-self: flex-start;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};
`

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Above to={to}>
    <ArrowLeft aria-hidden /> {children}
  </Above>
)
