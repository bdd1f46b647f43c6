import { Typography } from '@strapi/design-system'
import { Screen } from '../../../../platform/panel/screen/screen'

type Props = { reference: string; search: string }

/** Shown where an old link leads. The cms responds alike to what is deleted and what the role may not read. */
export const GonePage = ({ reference, search }: Props) => (
  <Screen
    tab="Inbox"
    title="This submission is not here"
    subtitle={reference}
    back={{ to: `/inbox${search}`, name: 'Inbox' }}
  >
    <Typography>
      It was deleted, or erased with all that was stored about its sender, or your role may not read
      its form.
    </Typography>
  </Screen>
)
