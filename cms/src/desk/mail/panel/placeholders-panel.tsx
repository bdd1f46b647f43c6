import { Box, Typography } from '@strapi/design-system'
import { Panel } from '../../../platform/panel/screen/panel'
import type { Placeholder } from './types'

/** Lists the placeholders that a text may contain. */
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
