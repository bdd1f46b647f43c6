import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Page, useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { differences } from '../../../content/shared/compare'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { TextLink } from '../../../platform/panel/look/text-link'
import { Screen } from '../../../platform/panel/screen/screen'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { Comparison } from '../../panel/comparison'
import { useLabels } from '../../panel/use-labels'
import type { Compared } from '../shared/languages'

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box
    tag="section"
    aria-label={title}
    background="neutral0"
    hasRadius
    shadow="tableShadow"
    padding={6}
  >
    <Typography tag="h2" variant="beta">
      {title}
    </Typography>
    <Box paddingTop={4}>{children}</Box>
  </Box>
)

/** A translation beside its source, and what has changed in the source since the two were equal. */
export function BesideSourcePage() {
  const { model = '', documentId = '' } = useParams()
  const at = `/languages/${model}/${documentId}`
  const { data, reload } = useLoaded<Compared>(`${at}/compared`)
  const labels = useLabels(model)
  const { post } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const { isBusy, attempt } = useAttempt()
  const { allowedActions } = useRBAC({
    update: [{ action: 'plugin::content-manager.explorer.update', subject: model }],
  })
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const { title, source, seen, own } = data
  const isBehind = seen !== null && differences(seen, source.entry, model, labels).length > 0
  const setUpToDate = () =>
    attempt(async () => {
      await notifyOnError(post(`${at}/up-to-date`, {}))
      reload()
      return `“${title}” is up to date.`
    })
  return (
    <Screen
      back={{ to: editPathOf({ uid: model, documentId }), name: 'Back to the translation' }}
      title={title}
      subtitle={`Translates “${source.title}”`}
      primaryAction={
        isBehind &&
        allowedActions.canUpdate && (
          <Button disabled={isBusy} onClick={() => void setUpToDate()}>
            It is up to date
          </Button>
        )
      }
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <TextLink to={editPathOf({ uid: model, documentId: source.documentId })}>
          {`Open “${source.title}”`}
        </TextLink>
        {isBehind && (
          <Part title="What has changed in the source">
            <Comparison
              left={seen}
              right={source.entry}
              titles={['When the translation was up to date', 'Now']}
              model={model}
              labels={labels}
            />
          </Part>
        )}
        <Part title="Side by side">
          <Comparison
            left={source.entry}
            right={own}
            titles={[source.title, title]}
            isBetweenLanguages
            model={model}
            labels={labels}
          />
        </Part>
      </Flex>
    </Screen>
  )
}
