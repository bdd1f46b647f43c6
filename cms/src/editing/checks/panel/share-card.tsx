import { Box, Typography } from '@strapi/design-system'
import type { ShareCardContent } from './page-finding'

/** How social networks and messengers show the page, once it is published. */
export const ShareCard = ({ title, description, image }: ShareCardContent) => (
  <Box
    tag="figure"
    aria-label="How it looks when it is shared"
    hasRadius
    overflow="hidden"
    borderColor="neutral200"
    background="neutral0"
    style={{ overflowWrap: 'anywhere', margin: 0 }}
  >
    {image !== '' && (
      <img src={image} alt="" style={{ display: 'block', width: '100%', height: 'auto' }} />
    )}
    <Box padding={3}>
      <Typography fontWeight="semiBold" tag="p">
        {title}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {description}
      </Typography>
    </Box>
  </Box>
)
