import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Version } from '../../panel/version-sentences'

/** A version with its entry, and sentences about what of it no longer fits. */
export type WholeVersion = Version & { entry: Record<string, unknown>; lost: string[] }

/** Undefined until it is read, and if it can't be. */
export function useVersion(entryPath: string, id: number | undefined) {
  const { get } = useFetchClient()
  const [read, setRead] = useState<{ id: number; version?: WholeVersion }>()
  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    get<WholeVersion>(`/history/versions/${entryPath}/${id}`, { signal }).then(
      ({ data }) => setRead({ id, version: data }),
      () => signal.aborted || setRead({ id }),
    )
    return () => controller.abort()
  }, [get, entryPath, id])
  const version = read?.id === id ? read?.version : undefined
  return { version, hasFailed: read !== undefined && read.id === id && !version }
}
