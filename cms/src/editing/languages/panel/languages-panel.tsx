import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { useFetchClient, useRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { hasSlug, LANGUAGE } from '../../../content/shared/types'
import type { Entry } from '../../../platform/panel/document-action'
import { TextLink } from '../../../platform/panel/look/text-link'
import type { LanguagesOfEntry, Rendition } from '../shared/languages'
import { useTranslate } from './use-translate'

const explorer = (action: string, subject: string) => [
  { action: `plugin::content-manager.explorer.${action}`, subject },
]

const stateOf = ({ isPublished, isBehind }: Rendition) =>
  [isPublished ? 'live' : 'draft', ...(isBehind ? ['behind'] : [])].join(', ')

const SHOWN_LABELS = 6

type Stored = {
  documentId?: string
  updatedAt?: string
  status?: string
  /** Of a language. */
  code?: string
  title?: string
}

type ListProps = Pick<LanguagesOfEntry, 'languages'> & { model: string; documentId: string }

/** Each language: the entry in it, or the button that makes one. */
function Translations({ languages, model, documentId }: ListProps) {
  const { isBusy, translate } = useTranslate()
  const { allowedActions } = useRBAC({ create: explorer('create', model) })
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {languages.map(({ code, name, entry }) => (
        <Flex key={code} tag="li" justifyContent="space-between" gap={2} wrap="wrap">
          {entry ? (
            <>
              <TextLink to={editPathOf({ uid: model, documentId: entry.documentId })}>
                {name}
              </TextLink>
              <Typography textColor={entry.isBehind ? 'warning700' : 'neutral600'}>
                {stateOf(entry)}
              </Typography>
            </>
          ) : (
            <>
              <Typography>{name}</Typography>
              {allowedActions.canCreate && (
                <Button
                  size="S"
                  variant="tertiary"
                  disabled={isBusy}
                  onClick={() => void translate(model, documentId, code)}
                >
                  {`Translate into ${name}`}
                </Button>
              )}
            </>
          )}
          <OverviewLink code={code} name={name} />
        </Flex>
      ))}
    </Flex>
  )
}

/** What the folded card says. */
function summaryOf({ isBehind, language, untranslated, languages }: LanguagesOfEntry): string {
  if (languages.length === 0)
    return [
      ...(language ? [language.name] : []),
      ...(untranslated.length > 0 ? [`${untranslated.length} not translated`] : []),
      ...(isBehind ? ['behind'] : []),
    ].join(', ')
  if (languages.some(({ entry }) => entry?.isBehind)) return 'behind'
  return `${languages.filter(({ entry }) => entry !== null).length} of ${languages.length}`
}

/** The way to all that there is in a language. */
const OverviewLink = ({ code, name }: { code: string; name: string }) => (
  <TextLink to={`/languages/overview/${code}`}>{`All in ${name}`}</TextLink>
)

/** Which texts a reader would still see in the language of the source. */
const Untranslated = ({ labels }: { labels: string[] }) => (
  <Box>
    <Typography textColor="warning700">Not translated yet:</Typography>
    <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc', overflowWrap: 'anywhere' }}>
      {labels.slice(0, SHOWN_LABELS).map((label, index) => (
        <Typography key={index} tag="li" variant="pi">
          {label}
        </Typography>
      ))}
    </Box>
    {labels.length > SHOWN_LABELS && (
      <Typography variant="pi">{`and ${labels.length - SHOWN_LABELS} more`}</Typography>
    )}
  </Box>
)

/** Of a translation: what it translates, and the way to see both. */
function OfTranslation({ found, at }: { found: LanguagesOfEntry; at: string }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        {found.source
          ? `Translates “${found.source.title}”${found.isBehind ? ', which has changed since.' : '.'}`
          : 'What it translates was deleted.'}
      </Typography>
      {found.untranslated.length > 0 && <Untranslated labels={found.untranslated} />}
      {found.source && (
        <LinkButton tag={Link} to={`/languages/${at}`} variant="tertiary" width="100%">
          {found.isBehind ? 'See what has changed' : 'See both side by side'}
        </LinkButton>
      )}
      {found.language && <OverviewLink {...found.language} />}
    </Flex>
  )
}

/** In an entry's side panel: its translations, or what it translates. A site with one language has neither. */
export function LanguagesPanel({ model, document }: Entry & { document?: Stored }) {
  const { get } = useFetchClient()
  const [found, setFound] = useState<LanguagesOfEntry | 'failed'>()
  const { documentId, updatedAt, status, code, title } = document ?? {}
  const isAsked = hasSlug(model) && documentId !== undefined
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    const { signal } = controller
    get<LanguagesOfEntry>(`/languages/${model}/${documentId}`, { signal }).then(
      ({ data }) => setFound(data),
      () => signal.aborted || setFound('failed'),
    )
    return () => controller.abort()
    // A save may make a translation equal to its source, and a publish may put it behind.
  }, [get, isAsked, model, documentId, updatedAt, status])

  if (model === LANGUAGE && code && title)
    return { title: 'Languages', state: '', content: <OverviewLink code={code} name={title} /> }
  if (!isAsked) return null
  if (found === undefined) return undefined
  if (found === 'failed') return null
  if (found.source === null && found.languages.length === 0) return null
  const isTranslation = found.languages.length === 0
  return {
    title: 'Languages',
    state: summaryOf(found),
    content: isTranslation ? (
      <OfTranslation found={found} at={`${model}/${documentId}`} />
    ) : (
      <Translations languages={found.languages} model={model} documentId={documentId} />
    ),
  }
}
