import { Button, Flex, Typography } from '@strapi/design-system'
import { useAuth, useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import type { Entry } from '../../../platform/panel/document-action'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import {
  forgetTyping,
  keepTyping,
  keyOf,
  type KeptTyping,
  readTyping,
} from '../../../platform/panel/kept-typing'
import { basedOn, entryOf, saves } from '../../panel/watch-saves'

const NAME = 'KeptTypingPanel'
const PAUSE_MS = 300

/** In an entry's side panel: offers what was typed here before a tab was closed or a session ended. */
export function KeptTypingPanel({ model, documentId, collectionType, activeTab }: Entry) {
  const userId = useAuth(NAME, ({ user }) => user?.id)
  const { values, modified, setValues } = useForm(NAME, (form) => form)
  const key = keyOf(userId, model, documentId)
  const entry = entryOf({ collectionType, model, documentId })
  const [found, setFound] = useState<KeptTyping | null>(null)
  const wasModified = useRef(false)
  const isOpen = activeTab !== 'published' && userId !== undefined

  useEffect(() => {
    wasModified.current = false
    setFound(isOpen ? readTyping(key) : null)
  }, [key, isOpen])

  // Strapi goes on to the address of a new entry while its form still counts as changed: by then the key is another,
  // and what was kept under the one of the new entry would be offered again.
  const isCreated = useRef(false)
  useEffect(() => {
    isCreated.current = false
    return saves.watch((step) => {
      if (step !== 'created' || documentId !== undefined) return
      isCreated.current = true
      forgetTyping(key)
    })
  }, [key, documentId])

  useEffect(() => {
    if (!isOpen) return
    if (!modified) {
      // The form counts as unchanged again: what was typed was saved, or given up on purpose.
      if (wasModified.current) forgetTyping(key)
      wasModified.current = false
      return
    }
    wasModified.current = true
    setFound(null)
    const timer = setTimeout(() => {
      if (isCreated.current) return
      const { version, fields } = basedOn.read(entry) ?? {}
      keepTyping(key, { basedOn: version, base: fields, values })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, entry, isOpen, modified, values])

  if (!found) return null
  return {
    title: 'Not saved',
    isOpen: true,
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} role="status">
        <Typography>
          {`This browser kept what you typed here until ${formatDateTime(found.at)} and did not save.`}
        </Typography>
        <Button
          variant="secondary"
          onClick={() => {
            setFound(null)
            // The next save is based on the version that this was typed into, so that a colleague’s save since then is
            // noticed.
            if (found.basedOn) basedOn.write(entry, { version: found.basedOn, fields: found.base })
            setValues(found.values)
          }}
        >
          Bring it back
        </Button>
        <Button
          variant="tertiary"
          onClick={() => {
            setFound(null)
            forgetTyping(key)
          }}
        >
          Forget it
        </Button>
      </Flex>
    ),
  }
}
