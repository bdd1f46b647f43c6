import { Box, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { formTitles } from '../../panel/form-titles'
import { Panel } from '../../../platform/panel/screen/panel'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { TextLink } from '../../../platform/panel/look/text-link'
import { templateName, templatePath, type TemplateRow } from './use-template-calls'

/** The wording of each email, form by form. */
export function TemplatesPage() {
  const { data } = useLoaded<{ templates: TemplateRow[] }>('/mail/templates')
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />
  const { templates } = data
  const forms = [...new Set(templates.map(({ form }) => form))]
  return (
    <Screen
      back={{ to: '/mail', name: 'Mail' }}
      title="Mail templates"
      subtitle="What each email says, form by form"
    >
      {forms.map((form) => (
        <Panel key={form} title={formTitles[form]}>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {templates
              .filter((one) => one.form === form)
              .map((template) => (
                <Box tag="li" key={templatePath(template)}>
                  <TextLink to={`/mail/templates/${form}/${templatePath(template)}`}>
                    {templateName(template)}
                  </TextLink>
                  <Typography
                    tag="span"
                    variant="pi"
                    textColor="neutral600"
                    style={{ overflowWrap: 'anywhere' }}
                  >
                    {` ${template.subject}${template.isEdited ? ' · reworded' : ''}`}
                  </Typography>
                </Box>
              ))}
          </Flex>
        </Panel>
      ))}
    </Screen>
  )
}
