import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { PAGE } from '../../../content/shared/types'
import { useLoaded } from '../../../platform/panel/screen/use-loaded'
import { type Tree, treeOf } from '../shared/branches'

const COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table'

type Column = {
  name: string
  cellFormatter?: (row: object, column: unknown, list: { model: string }) => ReactNode
}
type Table = { displayedHeaders: Column[]; layout: object }

/** What other features show of a page in a column of the list, such as when it is to be published. */
export function useCells(): (documentId: string) => ReactNode {
  const run = useStrapiApp('useCells', (app) => app.runHookWaterfall)
  return useMemo(() => {
    const layout = { options: { draftAndPublish: true } }
    const { displayedHeaders } = run<Table>(COLUMNS, { displayedHeaders: [], layout })
    return (documentId) =>
      displayedHeaders.map((column) =>
        column.cellFormatter?.({ documentId }, column, { model: PAGE }),
      )
  }, [run])
}

/**
 * How much there is to check on each page; nothing if the user may not read that, or the feature `checks` is not there.
 */
export function useFindings(): ReadonlyMap<string, number> {
  const { get } = useFetchClient()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    get<{ found: { documentId: string }[] }>('/attention/findings', { signal }).then(
      ({ data }) => {
        const found = new Map<string, number>()
        for (const { documentId } of data.found)
          found.set(documentId, (found.get(documentId) ?? 0) + 1)
        setCounts(found)
      },
      () => undefined,
    )
    return () => controller.abort()
  }, [get])
  return counts
}

/** All pages as a tree. */
export function useTree() {
  const { data, reload } = useLoaded<Tree>('/tree/pages')
  const tree = data === 'failed' ? undefined : data
  const root = useMemo(() => treeOf(tree?.pages ?? []), [tree])
  return { tree, hasFailed: data === 'failed', root, reload }
}
