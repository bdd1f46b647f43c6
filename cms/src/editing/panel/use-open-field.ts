import { useForm } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef } from 'react'
import { openField } from './open-field'

/** Opens a field of the entry's form by its path. */
export function useOpenField(caller: string) {
  const errors = useForm(caller, (form) => form.errors) as object
  const setErrors = useForm(caller, (form) => form.setErrors)
  const latest = useRef(errors)
  useEffect(() => {
    latest.current = errors
  }, [errors])
  return useCallback(
    (path: string) => openField(path, { errors: latest.current, setErrors }),
    [setErrors],
  )
}
