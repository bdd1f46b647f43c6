import { Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { BackLink } from '../../../platform/panel/back-link'

type Props = { reference: string; search: string }

/** Where an old link leads. The cms answers the same for what is deleted and what the role may not read. */
export const GonePage = ({ reference, search }: Props) => (
  <Page.Main>
    <Page.Title>Inbox</Page.Title>
    <Layouts.Header
      navigationAction={<BackLink to={`/inbox${search}`}>Inbox</BackLink>}
      title="This submission is not here"
      subtitle={reference}
    />
    <Layouts.Content>
      <Typography>
        It was deleted, or erased with all that was stored about its sender, or your role may not
        read its form.
      </Typography>
    </Layouts.Content>
  </Page.Main>
)
