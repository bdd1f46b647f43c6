import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { saves } from '../../panel/watch-saves'

const NAME = 'useSaveFirst'

/** Strapi's own shortcut: it saves as its button does. */
const pressSave = () =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))

/** Saves the entry's form and then goes on, unless the save is refused. */
export function useSaveFirst(goOn: () => void) {
  const isModified = useForm(NAME, (form) => form.modified)
  const isSubmitting = useForm(NAME, (form) => form.isSubmitting)
  const [isWaiting, setIsWaiting] = useState(false)
  const wasSubmitting = useRef(false)
  const refusedBefore = useRef(0)

  useEffect(() => {
    if (!isWaiting) return
    if (isSubmitting) {
      wasSubmitting.current = true
      return
    }
    if (!wasSubmitting.current) return
    setIsWaiting(false)
    const isRefused = isModified || saves.refused !== refusedBefore.current
    if (!isRefused) goOn()
  }, [isWaiting, isModified, isSubmitting, goOn])

  return {
    isModified,
    isWaiting,
    saveFirst: () => {
      wasSubmitting.current = false
      refusedBefore.current = saves.refused
      setIsWaiting(true)
      pressSave()
    },
  }
}
