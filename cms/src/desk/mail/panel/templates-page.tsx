import { Box, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/panel'
import { BackLink } from '../../../platform/panel/back-link'
import { mailKinds } from '../../panel/mail-states'
import { TextLink } from '../../../platform/panel/look/text-link'
import { type TemplateRow, useTemplateCalls } from './use-template-calls'

/** The wording of each email, form by form. */
export function TemplatesPage() {
  const calls = useTemplateCalls()
  const [templates, setTemplates] = useState<TemplateRow[] | 'failed'>()
  useEffect(() => {
    calls.list().then(
      (answer) => setTemplates(answer.templates),
      () => setTemplates('failed'),
    )
  }, [calls])
  if (templates === 'failed') return <Page.Error />
  if (templates === undefined) return <Page.Loading />
  const forms = [...new Set(templates.map(({ form }) => form))]
  return (
    <Page.Main>
      <Page.Title>Mail templates</Page.Title>
      <Layouts.Header
        navigationAction={<BackLink to="/mail">Mail</BackLink>}
        title="Mail templates"
        subtitle="What each email says, form by form"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {forms.map((form) => (
            <Panel key={form} title={formTitles[form]}>
              <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
                {templates
                  .filter((one) => one.form === form)
                  .map(({ kind, subject, isEdited }) => (
                    <Box tag="li" key={kind}>
                      <TextLink to={`/mail/templates/${form}/${kind}`}>{mailKinds[kind]}</TextLink>
                      <Typography
                        tag="span"
                        variant="pi"
                        textColor="neutral600"
                        style={{ overflowWrap: 'anywhere' }}
                      >
                        {` ${subject}${isEdited ? ' · reworded' : ''}`}
                      </Typography>
                    </Box>
                  ))}
              </Flex>
            </Panel>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
