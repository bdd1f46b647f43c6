import { Status, Typography } from '@strapi/design-system'

export type BadgeLook = {
  label: string
  variant: 'primary' | 'success' | 'warning' | 'danger' | 'secondary'
}

/** The state of something, in one word. */
export const Badge = ({ look: { label, variant } }: { look: BadgeLook }) => (
  <Status variant={variant} size="XS" width="max-content" maxWidth="100%">
    <Typography tag="span" variant="pi" fontWeight="bold" textColor={`${variant}700`}>
      {label}
    </Typography>
  </Status>
)
