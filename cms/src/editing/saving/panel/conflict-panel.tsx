import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Entry } from '../../../platform/panel/document-action'
import { Comparison } from '../../panel/comparison'
import { useLabels } from '../../panel/use-labels'
import { basedOn, type Choice, conflicts, entryOf, saves } from '../../panel/watch-saves'

const NAME = 'ConflictPanel'

/** What the editor goes on with once the form shows a version: this one, or the one that it showed. */
type Typed = { values: object; until?: string }

/**
 * In an entry's side panel: opens when a save is refused, because somebody else saved first. After any
 * refused save the form has again what was typed.
 */
export function ConflictPanel({ model, documentId, collectionType, document, activeTab }: Entry) {
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  const { isSubmitting, getValues, setValues } = useForm(NAME, (form) => form)
  const labels = useLabels(model, conflict !== null)
  const [typed, setTyped] = useState<Typed | null>(null)
  const version = activeTab === 'published' ? undefined : document?.updatedAt

  useEffect(() => {
    if (version) basedOn.write(entryOf({ collectionType, model, documentId }), version)
  }, [version, collectionType, model, documentId])

  const sent = useRef<object>({})
  useEffect(
    () =>
      saves.watch((step) => {
        if (step === 'started') sent.current = getValues()
        else setTyped({ values: sent.current })
      }),
    [getValues],
  )

  // After a refused save Strapi's form shows the stored version again, which replaces what was typed.
  useEffect(() => {
    if (typed === null || isSubmitting) return
    if (typed.until !== undefined && version !== typed.until) return
    const timer = setTimeout(() => {
      setTyped(null)
      setValues(typed.values)
    })
    return () => clearTimeout(timer)
  }, [typed, isSubmitting, version, setValues])

  if (!conflict) return null
  const choose = (choice: Choice) => {
    if (choice === 'later')
      setTyped({ values: getValues(), until: String(conflict.theirs['updatedAt']) })
    conflict.choose(choice)
  }
  return {
    title: 'Changed meanwhile',
    content: (
      <Modal.Root open onOpenChange={() => choose('later')}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>Somebody else saved first</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Box paddingBottom={4} role="alert">
              <Typography>{conflict.message}</Typography>
            </Box>
            <Comparison
              left={conflict.theirs}
              right={conflict.mine}
              titles={['Theirs, saved', 'Yours, not saved']}
              model={model}
              labels={labels}
            />
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => choose('later')}>
              Go on typing
            </Button>
            <Flex gap={2}>
              <Button variant="secondary" onClick={() => choose('theirs')}>
                Take theirs
              </Button>
              <Button onClick={() => choose('mine')}>Keep mine</Button>
            </Flex>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    ),
  }
}
