import { Box, Flex, Typography } from '@strapi/design-system'
import { useAuth } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { tabs } from './tabs'

const auditLog = {
  to: '/audit',
  name: 'Audit log',
  description: 'Who did what, to the staff and to what is stored',
  action: 'api::audit.read',
}

/** Links to the screens about personal data that the user may open. */
export function PrivacyWidget() {
  const permissions = useAuth('privacy', (state) => state.permissions)
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {[...tabs, auditLog]
        .filter((tab) => permissions.some(({ action }) => action === tab.action))
        .map(({ to, name, description }) => (
          <Box tag="li" key={to}>
            <Typography tag={Link} to={to} fontWeight="bold" textColor="primary600">
              {name}
            </Typography>
            <Typography textColor="neutral600"> – {description}</Typography>
          </Box>
        ))}
    </Flex>
  )
}
