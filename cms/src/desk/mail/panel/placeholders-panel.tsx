import { Box, Typography } from '@strapi/design-system'
import { Panel } from '../../../platform/panel/screen/panel'
import type { Placeholder } from './types'

/** What a text can name. */
export const PlaceholdersPanel = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <Panel title="Placeholders">
    <Box tag="ul">
      {placeholders.map(({ name, meaning }) => (
        <Typography tag="li" key={name}>
          <code>{`{${name}}`}</code> {meaning}
        </Typography>
      ))}
    </Box>
  </Panel>
)
