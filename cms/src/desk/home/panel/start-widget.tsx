import { FOOTER, JOB, PAGE, REDIRECT, SETTINGS } from '../../../content/shared/types'
import { HOME_SLUG } from '@beam/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { useHomeIsMissing } from './use-home-is-missing'

const list = (uid: string) => `/content-manager/collection-types/${uid}`
const single = (uid: string) => `/content-manager/single-types/${uid}`

const places = [
  {
    name: 'Pages',
    to: list(PAGE),
    description: 'Text, pictures and the order of sections',
  },
  {
    name: 'Menu',
    to: '/plugins/navigation',
    description: 'The navigation at the top of every page',
  },
  {
    name: 'Footer',
    to: single(FOOTER),
    description: 'Quick links, partners and badges',
  },
  { name: 'Jobs', to: list(JOB), description: 'Vacancies on the careers page' },
  {
    name: 'Redirects',
    to: list(REDIRECT),
    description: 'Old addresses and where they lead now',
  },
  { name: 'Media', to: '/plugins/upload', description: 'Pictures and videos' },
  {
    name: 'Pictures in use',
    to: '/pictures',
    description: 'Where each is shown, and what could be better about it',
  },
  {
    name: 'Site settings',
    to: single(SETTINGS),
    description: 'Store links, social networks, share texts, features on or off',
  },
]

/** Links to the screens where each part of the site is edited, and a warning if the home page is missing. */
export function StartWidget() {
  const homeIsMissing = useHomeIsMissing()
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {homeIsMissing && (
        <Box role="status" background="warning100" borderColor="warning200" hasRadius padding={3}>
          <Typography textColor="warning700" fontWeight="bold">
            The home page is not published.
          </Typography>
          <Typography textColor="neutral800">
            {` Visitors see the built-in one. Open Pages and publish the page with the slug “${HOME_SLUG}”.`}
          </Typography>
        </Box>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {places.map(({ name, to, description }) => (
          <Box tag="li" key={name}>
            <Typography tag={Link} to={to} fontWeight="bold" textColor="primary600">
              {name}
            </Typography>
            <Typography textColor="neutral600"> – {description}</Typography>
          </Box>
        ))}
      </Flex>
    </Flex>
  )
}
