import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { differences } from './compare'
import type { Entry } from '../document-action'
import { basedOn, type Choice, type Conflict, conflicts, entryOf } from './watch-saves'

const NAME = 'ConflictPanel'

/** What the editor goes on with once the form shows this version. */
type Typed = { values: object; until: string }

const Version = ({ of, text }: { of: string; text: string }) => (
  <Box grow={1} basis={0} background="neutral100" padding={3} hasRadius>
    <Typography variant="sigma" textColor="neutral600" tag="p">
      {of}
    </Typography>
    <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text || 'Nothing'}
    </Typography>
  </Box>
)

function Comparison({ mine, theirs }: Pick<Conflict, 'mine' | 'theirs'>) {
  const found = differences(mine, theirs)
  if (found.length === 0) return <Typography>Both versions have the same texts.</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {found.map((one) => (
        <Box key={`${one.label} ${one.mine} ${one.theirs}`} tag="section" aria-label={one.label}>
          <Typography variant="delta" tag="h3">
            {one.label}
          </Typography>
          <Flex gap={2} alignItems="stretch" paddingTop={1}>
            <Version of="Yours, not saved" text={one.mine} />
            <Version of="Theirs, saved" text={one.theirs} />
          </Flex>
        </Box>
      ))}
    </Flex>
  )
}

/** In an entry's side panel: opens when a save is refused, because somebody else saved first. */
export function ConflictPanel({ model, documentId, collectionType, document, activeTab }: Entry) {
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  const { isSubmitting, getValues, setValues } = useForm(NAME, (form) => form)
  const [typed, setTyped] = useState<Typed | null>(null)
  const version = activeTab === 'published' ? undefined : document?.updatedAt

  useEffect(() => {
    if (version) basedOn.write(entryOf({ collectionType, model, documentId }), version)
  }, [version, collectionType, model, documentId])

  // After a refused save Strapi's form reads the stored version again, which replaces what was typed.
  useEffect(() => {
    if (typed === null || isSubmitting || version !== typed.until) return
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
            <Comparison {...conflict} />
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
