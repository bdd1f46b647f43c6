import { Button, Flex, Typography } from '@strapi/design-system'
import { Page, useAuth } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { TextLink } from '../../../platform/panel/look/text-link'
import { ChoiceFilter } from '../../../platform/panel/screen/choice-filter'
import { Item, NoRows, RowList } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { useFilter } from '../../../platform/panel/screen/use-filter'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import type { Overview } from '../shared/languages'
import { useTranslate } from './use-translate'

type Listed = Overview['entries'][number]

const filters: Record<string, { name: string; has: (listed: Listed) => boolean }> = {
  missing: { name: 'Missing', has: ({ entry }) => entry === null },
  draft: { name: 'Draft', has: ({ entry }) => entry?.isPublished === false },
  live: { name: 'Live', has: ({ entry }) => entry?.isPublished === true },
  behind: { name: 'Behind', has: ({ entry }) => entry?.isBehind === true },
}

const stateOf = (listed: Listed) =>
  Object.values(filters)
    .filter(({ has }) => has(listed))
    .map(({ name }) => name)
    .join(', ')

/** All that there is in a language, and what is missing or behind. */
export function OverviewPage() {
  const { language = '' } = useParams()
  const { data } = useLoaded<Overview>(
    `/languages/overview?language=${encodeURIComponent(language)}`,
  )
  const { given, change } = useFilter()
  const { isBusy, translate } = useTranslate()
  const creates = useAuth('OverviewPage', ({ permissions }) =>
    permissions.flatMap(({ action, subject }) =>
      action === 'plugin::content-manager.explorer.create' ? (subject ?? []) : [],
    ),
  )
  if (data === undefined) return <Page.Loading />
  if (data === 'failed') return <Page.Error />

  const { name, entries } = data
  const chosen = given.get('state') ?? ''
  const shown = entries.filter((one) => filters[chosen]?.has(one) ?? true)
  const count = (filter: string) => entries.filter((one) => filters[filter]?.has(one)).length
  return (
    <Screen
      title={name}
      subtitle={`${count('live')} of ${entries.length} are live in this language.`}
    >
      <Flex>
        <ChoiceFilter
          label="Show"
          all="All"
          choices={Object.keys(filters).map(
            (filter) => [filter, `${filters[filter]?.name} (${count(filter)})`] as const,
          )}
          chosen={chosen}
          onChoose={(state) => change({ state })}
        />
      </Flex>
      {shown.length === 0 && <NoRows>Nothing of this kind.</NoRows>}
      {shown.length > 0 && (
        <RowList>
          {shown.map((one) => (
            <Item key={one.documentId}>
              <Flex justifyContent="space-between" gap={4} wrap="wrap">
                <Flex direction="column" alignItems="start">
                  <TextLink to={editPathOf({ uid: one.uid, ...(one.entry ?? one) })}>
                    {one.entry?.title ?? one.title}
                  </TextLink>
                  <Typography variant="pi" textColor="neutral600">
                    {one.entry ? `${one.title} · ${one.path}` : one.path}
                  </Typography>
                </Flex>
                <Flex gap={3}>
                  <Typography textColor={one.entry?.isBehind ? 'warning700' : 'neutral600'}>
                    {stateOf(one)}
                  </Typography>
                  {one.entry === null && creates.includes(one.uid) && (
                    <Button
                      size="S"
                      variant="tertiary"
                      disabled={isBusy}
                      aria-label={`Translate “${one.title}”`}
                      onClick={() => void translate(one.uid, one.documentId, language)}
                    >
                      Translate
                    </Button>
                  )}
                </Flex>
              </Flex>
            </Item>
          ))}
        </RowList>
      )}
    </Screen>
  )
}
