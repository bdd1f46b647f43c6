import {
  type ContentUid,
  FOOTER,
  isSingleType,
  JOB,
  LANGUAGE,
  PAGE,
  REDIRECT,
  SETTINGS,
} from '../../../content/shared/types'
import { HOME_SLUG } from '@app/contract'
import { Box, Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { useHomeIsMissing } from './use-home-is-missing'

/** The screens that the widget links to, by content type or by path in the panel. */
const pages: Record<ContentUid | `/${string}`, { name: string; description: string }> = {
  [PAGE]: { name: 'Pages', description: 'Text, pictures and the order of sections' },
  '/plugins/navigation': {
    name: 'Menu',
    description: 'The navigation at the top of every page',
  },
  [FOOTER]: { name: 'Footer', description: 'Quick links, partners and badges' },
  [JOB]: { name: 'Jobs', description: 'Vacancies on the careers page' },
  [REDIRECT]: { name: 'Redirects', description: 'Old addresses and where they lead now' },
  '/plugins/upload': { name: 'Media', description: 'Pictures and videos' },
  '/pictures': {
    name: 'Pictures in use',
    description: 'Where each is shown, and what could be better about it',
  },
  [LANGUAGE]: {
    name: 'Languages',
    description: 'Other languages that the site speaks',
  },
  [SETTINGS]: {
    name: 'Site settings',
    description: 'Store links, social networks, share texts, features on or off',
  },
}

function pathOf(page: string) {
  if (page.startsWith('/')) return page
  return `/content-manager/${isSingleType(page) ? 'single' : 'collection'}-types/${page}`
}

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
        {Object.entries(pages).map(([page, { name, description }]) => (
          <Box tag="li" key={name}>
            <Typography tag={Link} to={pathOf(page)} fontWeight="bold" textColor="primary600">
              {name}
            </Typography>
            <Typography textColor="neutral600"> – {description}</Typography>
          </Box>
        ))}
      </Flex>
    </Flex>
  )
}
