import { Button, Flex, LinkButton, Typography } from '@strapi/design-system'
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { hasSlug } from '../../../content/shared/types'
import { useAttempt } from '../../../platform/panel/calls/use-attempt'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import type { Entry } from '../../../platform/panel/document-action'
import { TextLink } from '../../../platform/panel/look/text-link'
import type { LanguagesOfEntry, Rendition } from '../shared/languages'

const explorer = (action: string, subject: string) => [
  { action: `plugin::content-manager.explorer.${action}`, subject },
]

const stateOf = ({ isPublished, isBehind }: Rendition) =>
  [isPublished ? 'live' : 'draft', ...(isBehind ? ['behind'] : [])].join(', ')

type Made = { documentId: string; lost: string[] }

type Stored = { documentId?: string; updatedAt?: string; status?: string }

type ListProps = Pick<LanguagesOfEntry, 'languages'> & { model: string; documentId: string }

/** Each language: the entry in it, or the button that makes one. */
function Translations({ languages, model, documentId }: ListProps) {
  const { post } = useFetchClient()
  const navigate = useNavigate()
  const notifyOnError = useNotifyOnError()
  const { toggleNotification } = useNotification()
  const { isBusy, attempt } = useAttempt()
  const { allowedActions } = useRBAC({ create: explorer('create', model) })
  const translate = (language: string) =>
    attempt(async () => {
      const at = `/languages/${model}/${documentId}/translations`
      const made = await notifyOnError(post<Made>(at, { language }))
      for (const message of made.lost) toggleNotification({ type: 'warning', message })
      void navigate(editPathOf({ uid: model, documentId: made.documentId }))
    })
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
                  onClick={() => void translate(code)}
                >
                  {`Translate into ${name}`}
                </Button>
              )}
            </>
          )}
        </Flex>
      ))}
    </Flex>
  )
}

/** What the folded card says. */
function summaryOf({ isBehind, languages }: LanguagesOfEntry): string {
  if (isBehind || languages.some(({ entry }) => entry?.isBehind)) return 'behind'
  const made = languages.filter(({ entry }) => entry !== null).length
  return languages.length === 0 ? '' : `${made} of ${languages.length}`
}

/** Of a translation: what it translates, and the way to see both. */
function OfTranslation({ found, at }: { found: LanguagesOfEntry; at: string }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>
        {found.source
          ? `Translates “${found.source.title}”${found.isBehind ? ', which has changed since.' : '.'}`
          : 'What it translates was deleted.'}
      </Typography>
      {found.source && (
        <LinkButton tag={Link} to={`/languages/${at}`} variant="tertiary" width="100%">
          {found.isBehind ? 'See what has changed' : 'See both side by side'}
        </LinkButton>
      )}
    </Flex>
  )
}

/** In an entry's side panel: its translations, or what it translates. A site with one language has neither. */
export function LanguagesPanel({ model, document }: Entry & { document?: Stored }) {
  const { get } = useFetchClient()
  const [found, setFound] = useState<LanguagesOfEntry | 'failed'>()
  const { documentId, updatedAt, status } = document ?? {}
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
