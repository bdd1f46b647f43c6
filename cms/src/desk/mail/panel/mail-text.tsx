import { Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { Panel } from '../../../platform/panel/screen/panel'

const Frame = styled.iframe`
  width: 100%;
  height: 560px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: #f8f5ef;
`

type Props = { mail: { subject: string | null; text: string | null; html: string | null } }

/** An email as its reader sees it. The frame runs no script and loads nothing. */
export const MailText = ({ mail: { text, html } }: Props) => (
  <Panel title="Message">
    {html === null || text === null ? (
      <Typography textColor="neutral600">
        It is composed from the template when it is sent.
      </Typography>
    ) : (
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Frame title="The email as HTML" sandbox="" srcDoc={html} />
        <details>
          <summary>
            <Typography>As plain text</Typography>
          </summary>
          <Typography tag="pre" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </details>
      </Flex>
    )}
  </Panel>
)
