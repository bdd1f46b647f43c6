import { Typography } from '@strapi/design-system'
import { Screen } from '../../../../platform/panel/screen/screen'

type Props = { reference: string; search: string }

/**
 * Shown for a link to a submission that cannot be read. The cms gives the same response whether it was deleted or the
 * role may not read it.
 */
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
