import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const RowList = styled.ul`
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: 4px;
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`

export const Item = styled.li`
  padding: 12px 20px;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  overflow-wrap: anywhere;
  &:first-child {
    border-top: 0;
  }
`

/** An item that leads somewhere. It is a grid; each list sets its columns. */
export const Row = styled(Item)`
  display: grid;
  gap: 16px;
  align-items: center;
  position: relative;
  overflow-wrap: normal;
  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
  > * {
    min-width: 0;
  }
  @media (max-width: 767px) {
    row-gap: 4px;
    padding: 12px;
  }
`

/** Why a list is empty. */
export const NoRows = ({ children }: { children: ReactNode }) => (
  <Box background="neutral0" padding={8} hasRadius role="status">
    <Typography textColor="neutral600">{children}</Typography>
  </Box>
)

/** The link of a row, which covers all of it. */
export const RowLink = styled(Link)`
  color: ${({ theme }) => theme.colors.neutral800};
  font-weight: 600;
  font-size: 1.4rem;
  text-decoration: none;
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`
