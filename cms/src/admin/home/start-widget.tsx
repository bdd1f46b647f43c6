import { Box, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'

const list = (uid: string) => `/content-manager/collection-types/${uid}`
const single = (uid: string) => `/content-manager/single-types/${uid}`

const places = [
  { name: 'Pages', to: list('api::page.page'), about: 'Words, pictures and the order of sections' },
  { name: 'Menu', to: '/plugins/navigation', about: 'What stands at the top of every page' },
  { name: 'Footer', to: single('api::footer.footer'), about: 'Quick links, partners and badges' },
  { name: 'Jobs', to: list('api::job.job'), about: 'Vacancies on the careers page' },
  {
    name: 'Redirects',
    to: list('api::redirect.redirect'),
    about: 'Old addresses and their new ones',
  },
  { name: 'Media', to: '/plugins/upload', about: 'Pictures for all of it' },
  {
    name: 'Site settings',
    to: single('api::site-setting.site-setting'),
    about: 'Store links, social networks, share texts and switches',
  },
]

/** Where each part of the site is edited. */
export const StartWidget = () => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
    {places.map(({ name, to, about }) => (
      <Box tag="li" key={name}>
        <Typography tag={Link} to={to} fontWeight="bold" textColor="primary600">
          {name}
        </Typography>
        <Typography textColor="neutral600"> – {about}</Typography>
      </Box>
    ))}
  </Flex>
)
