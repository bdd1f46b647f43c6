import { Typography } from '@strapi/design-system'
import { useAuth, useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Labels } from '../../../content/shared/compare'
import type { Entry } from '../../../platform/panel/document-action'
import { useLabels } from '../../panel/use-labels'
import {
  basedOn,
  type Conflict,
  conflicts,
  entryOf,
  type Opened,
  saves,
} from '../../panel/watch-saves'
import { ConflictDialog } from './conflict-dialog'
import { mergeEntries } from './merge/merge-entries'
import { useTypedMeanwhile } from './use-typed-meanwhile'
import { whoSaved } from './who-saved'

const NAME = 'ConflictPanel'

/** What was typed, put back once the form shows the version `until`; the next save is based on `opened`. */
type Typed = { values: object; until?: string; opened?: Opened | undefined }

/**
 * In an entry's side panel. A save that is refused, because somebody else saved first, goes on with the changes of
 * both; only where both changed the same does the editor choose. After any refused save the form has again what was
 * typed.
 */
export function ConflictPanel({ model, documentId, collectionType, document, activeTab }: Entry) {
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.current)
  const { isSubmitting, getValues, setValues } = useForm(NAME, (form) => form)
  const userId = useAuth(NAME, ({ user }) => user?.id)
  const labels = useLabels(model)
  const [typed, setTyped] = useState<Typed | null>(null)
  const entry = entryOf({ collectionType, model, documentId })
  const shown = activeTab === 'published' ? undefined : document
  const version = shown?.updatedAt

  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  useEffect(() => {
    if (version) basedOn.write(entry, { version, fields: latest.current })
  }, [version, entry])

  useTypedMeanwhile(NAME)
  useEffect(
    () => saves.watch((step) => step === 'refused' && setTyped({ values: getValues() })),
    [getValues],
  )

  // After a refused save Strapi's form shows the stored version again, which replaces what was typed.
  useEffect(() => {
    if (typed === null || isSubmitting) return
    const { values, until, opened } = typed
    if (until !== undefined && version !== until) return
    const timer = setTimeout(() => {
      setTyped(null)
      setValues(values)
      // What was typed is not based on the version that is stored: the next save asks again.
      if (opened) basedOn.write(entry, opened)
    })
    return () => clearTimeout(timer)
  }, [typed, isSubmitting, version, setValues, entry])

  const message = conflict ? whoSaved(conflict.theirs, userId) : ''
  const isMerged = useMerge(conflict, { model, labels, message, isSubmitting })

  if (!conflict || isMerged) return null
  return {
    title: 'Changed meanwhile',
    isOpen: true,
    content: (
      <>
        <Typography>{message}</Typography>
        <ConflictDialog
          conflict={conflict}
          model={model}
          labels={labels}
          message={message}
          onLater={() => {
            const { opened, theirs, choose } = conflict
            setTyped({ values: getValues(), until: String(theirs['updatedAt']), opened })
            choose('later')
          }}
        />
      </>
    ),
  }
}

type Merging = { model: string; labels: Labels; message: string; isSubmitting: boolean }

/** Saves the changes of both if they fit together, and says so. */
function useMerge(conflict: Conflict | null, { model, labels, message, isSubmitting }: Merging) {
  const { toggleNotification } = useNotification()
  const whatWasMerged = useRef('')
  const merged = useMemo(() => {
    if (!conflict || conflict.isPublishing) return null
    const { opened, theirs, mine } = conflict
    const found = mergeEntries({ base: opened?.fields, theirs, mine }, { model, labels })
    return found.clashes.length === 0 ? found : null
  }, [conflict, model, labels])
  useEffect(() => {
    if (!conflict || !merged) return
    const theirs = [...new Set(merged.taken)].join(', ') || 'no text changed'
    whatWasMerged.current = `${message} Both changes are kept. Theirs: ${theirs}.`
    conflict.choose(merged.entry)
  }, [conflict, merged, message])
  // Shown after Strapi's "Saved", which would cover it.
  useEffect(() => {
    if (isSubmitting || whatWasMerged.current === '') return
    toggleNotification({ type: 'info', timeout: 10_000, message: whatWasMerged.current })
    whatWasMerged.current = ''
  }, [isSubmitting, toggleNotification])
  return merged !== null
}
