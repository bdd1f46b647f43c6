import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** A link in a text, in the panel's size and colour. */
export const TextLink = styled(Link)`
  color: ${({ theme }) => theme.colors.primary700};
  font-size: 1.4rem;
`
