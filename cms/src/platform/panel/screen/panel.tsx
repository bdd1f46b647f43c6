import { Box, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** A card with a heading. */
export const Panel = ({ title, children }: Props) => (
  <Box
    tag="section"
    aria-label={title}
    background="neutral0"
    padding={5}
    hasRadius
    shadow="tableShadow"
  >
    <Box paddingBottom={3}>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
    </Box>
    {children}
  </Box>
)
