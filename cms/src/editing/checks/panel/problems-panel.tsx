import { Box, Button, Flex, TextButton, Typography } from '@strapi/design-system'
import { CrossCircle, Information, WarningCircle } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useCallback, useState } from 'react'
import { isPlannedType, isVersioned, JOB, PAGE } from '../../../content/shared/types'
import { fieldsIn, type FoundField } from '../../../content/shared/fields'
import { linksIn } from '../../../content/shared/links'
import { undescribedPhotos } from '../../../content/shared/photos'
import { closedSince, problemsIn } from '../shared/problems'
import { emptyRequired } from '../shared/required'
import { filePathOf } from '../../../content/panel/edit-path'
import { sectionsOf } from '../../../content/shared/sections'
import type { Entry } from '../../../platform/panel/document-action'
import { TextLink } from '../../../platform/panel/look/text-link'
import { useLabels } from '../../panel/use-labels'
import { withoutRelations } from '../../panel/without-relations'
import { CheckFrame } from './check-frame'
import { type PageCheck, sentenceOf } from './page-finding'
import { ShareCard } from './share-card'
import { useDeadLinks } from './use-dead-links'
import { useOpenField } from '../../panel/use-open-field'

const NAME = 'ProblemsPanel'

/** How much a problem hinders; told in words and by an icon, since colours alone don't reach everybody. */
const weights = {
  wrong: { Icon: CrossCircle, label: 'Cannot be saved so', colour: 'danger600' },
  empty: { Icon: WarningCircle, label: 'Needed before publishing', colour: 'warning600' },
  unready: { Icon: WarningCircle, label: 'Needed when it is new here', colour: 'warning600' },
  advice: { Icon: Information, label: 'Advice', colour: 'neutral600' },
} as const

type Weight = keyof typeof weights
/** `photo` is the id of a photo without a description, which is written in the media library. */
type Found = { path?: string | undefined; message: string; weight: Weight; photo?: unknown }

const weighed = (weight: Weight, all: readonly Omit<Found, 'weight'>[]): Found[] =>
  all.map((one) => ({ ...one, weight }))

const closedIn = (values: Record<string, unknown>) =>
  closedSince(values).map((message) => ({ path: 'closesOn', message }))

/** What is wrong in the form's values, or still empty. A blank form is not told what it lacks. */
function inForm(
  model: string,
  values: Record<string, unknown>,
  fields: FoundField[],
  isBlankForm: boolean,
): Found[] {
  const problems = problemsIn(fields)
  const wrong = problems.filter(({ isWrong }) => isWrong)
  const doubtful = problems.filter(({ isWrong }) => !isWrong)
  const photos = undescribedPhotos(fields).map(({ id, message }) => ({ photo: id, message }))
  return [
    ...weighed('wrong', wrong),
    ...weighed(isPlannedType(model) ? 'empty' : 'wrong', isBlankForm ? [] : emptyRequired(fields)),
    ...weighed('unready', photos),
    ...weighed('advice', doubtful),
    ...weighed('advice', model === JOB ? closedIn(values) : []),
  ]
}

/**
 * In an entry's side panel: what cannot be right in it or is still empty, stored or just typed, links to
 * nowhere, sections without content, photos without a description, and, when asked for, what hinders readers
 * as it is shown.
 */
export function ProblemsPanel({ model, documentId, activeTab }: Entry) {
  const values = useForm(NAME, (form) => form.values) as Record<string, unknown>
  const isBlankForm = useForm(NAME, (form) => !form.modified) && documentId === undefined
  const isShown = model.startsWith('api::') && activeTab !== 'published'
  const labels = useLabels(model, isShown)
  const fields = isShown ? fieldsIn(values, model, labels) : []
  const sections = isShown && model === PAGE ? sectionsOf(values) : undefined
  const deadLinks = useDeadLinks(linksIn(fields), sections, documentId)
  const openField = useOpenField(NAME)
  const [isChecking, setIsChecking] = useState(false)
  const [lastCheck, setLastCheck] = useState<PageCheck | 'failed'>()
  const finish = useCallback((check: PageCheck | undefined) => {
    setIsChecking(false)
    setLastCheck(check ?? 'failed')
  }, [])

  const pageCheck = lastCheck === 'failed' ? undefined : lastCheck
  const canCheckPage = isShown && documentId !== undefined && isVersioned(model)
  const pageProblems = (pageCheck?.findings ?? []).map((one) => ({
    path: one.path,
    message: sentenceOf(one),
  }))
  const found = [
    ...inForm(model, values, fields, isBlankForm),
    ...weighed('advice', deadLinks ?? []),
    ...weighed('advice', pageProblems),
  ]
  if (!isShown) return null
  if (!deadLinks) return undefined
  if (found.length === 0 && !canCheckPage) return null

  const outcome =
    lastCheck === 'failed'
      ? 'The page could not be checked. Open the preview to see why.'
      : pageCheck?.findings.length === 0 && 'Contrast, headings and links are as they should be.'
  return {
    title: 'To check',
    state: found.length,
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {found.length > 0 && (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="To check">
            {found.map((one, index) => (
              <Item key={`${one.path} ${index}`} {...one} onOpen={openField} />
            ))}
          </Flex>
        )}
        {outcome && (
          <Typography tag="p" role="status">
            {outcome}
          </Typography>
        )}
        {pageCheck && <ShareCard {...pageCheck.card} />}
        {canCheckPage && (
          <Button
            variant="tertiary"
            width="100%"
            loading={isChecking}
            onClick={() => setIsChecking(true)}
          >
            Check how it reads
          </Button>
        )}
        {canCheckPage && isChecking && (
          <CheckFrame
            model={model}
            documentId={documentId}
            values={withoutRelations(values)}
            onChecked={finish}
          />
        )}
      </Flex>
    ),
  }
}

const Item = ({
  path,
  message,
  weight,
  photo,
  onOpen,
}: Found & { onOpen: (path: string) => void }) => {
  const { Icon, label, colour } = weights[weight]
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Flex gap={1}>
        <Icon aria-hidden fill={colour} width="1.6rem" height="1.6rem" />
        <Typography variant="pi" fontWeight="bold">
          {label}
        </Typography>
      </Flex>
      <Typography>
        {message}{' '}
        {photo !== undefined && (
          <TextLink
            to={filePathOf(photo)}
            // In another tab, since the form may hold what is not saved.
            target="_blank"
            aria-label={`Open the photo: ${message}`}
          >
            Open
          </TextLink>
        )}
        {path !== undefined && (
          <TextButton onClick={() => onOpen(path)} aria-label={`Open the field: ${message}`}>
            Open
          </TextButton>
        )}
      </Typography>
    </Box>
  )
}
