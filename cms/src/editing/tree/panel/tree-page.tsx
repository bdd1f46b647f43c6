import { Box, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NoRows } from '../../../platform/panel/screen/rows'
import { Screen } from '../../../platform/panel/screen/screen'
import { SearchField } from '../../../platform/panel/screen/search-field'
import { allIn, type Branch, isFound, searched, type Tree } from '../shared/branches'
import { BranchRows, rowId } from './branch-rows'
import { MoveDialog } from './move-dialog'
import { useCells, useFindings, useTree } from './use-tree'
import { ViewSwitch } from './view-switch'

/** With more pages, only the first level is open at first. */
const ALL_OPEN = 60

const counted = (count: number) => (count === 1 ? '1 page' : `${count} pages`)

/** A draft that was saved without a title has no address yet, so only the list shows it. */
function countsOf({ pages }: Tree) {
  const others = pages.filter(({ slug }) => !slug).length
  const more = others === 0 ? '' : `, ${others} of them without an address: see the list`
  return counted(pages.length) + more
}

/** All pages by their addresses. */
export function TreePage() {
  const { tree, hasFailed, root, reload } = useTree()
  const [query, setQuery] = useSearchParams()
  const [moving, setMoving] = useState<Branch>()
  const text = query.get('q') ?? ''
  const shown = useMemo(() => (text === '' ? root : searched(root, text)), [root, text])
  const opening = useOpening(tree?.pages.length ?? 0, text)
  const focusOnRow = useFocusOnRow(tree)
  const [cells, findings] = [useCells(), useFindings()]
  if (hasFailed) return <Page.Error />
  if (!tree) return <Page.Loading />

  const found = shown ? allIn(shown).filter((one) => one.page && isFound(one, text)) : []
  const view = {
    ...opening,
    siteUrl: tree.siteUrl,
    mayAdd: tree.mayAdd,
    onMove: tree.mayMove ? setMoving : undefined,
    cells,
    findings,
  }
  return (
    <Screen
      title="Pages"
      subtitle="By their addresses: what stands below a page has an address below it."
      primaryAction={<ViewSwitch current="Tree" />}
    >
      <Flex gap={4} wrap="wrap" alignItems="center">
        <SearchField
          label="Search the tree"
          placeholder="A title or an address"
          asked={text}
          onSearch={(next) => setQuery(next === '' ? {} : { q: next })}
        />
        <Typography role="status" textColor="neutral600">
          {text === '' ? countsOf(tree) : `${counted(found.length)} found`}
        </Typography>
      </Flex>
      {shown ? (
        <Box tag="ul" background="neutral0" hasRadius shadow="tableShadow" aria-label="Pages">
          <BranchRows branch={shown} level={0} view={view} />
        </Box>
      ) : (
        <NoRows>No page has this in its title or address.</NoRows>
      )}
      {moving && (
        <MoveDialog
          branch={moving}
          root={root}
          onClose={() => setMoving(undefined)}
          onMoved={(to) => {
            setMoving(undefined)
            opening.openTo(to)
            focusOnRow(to)
            reload()
          }}
        />
      )}
    </Screen>
  )
}

/** Which branches are open: all of a small tree and of what was searched for, else those that were opened. */
function useOpening(count: number, text: string) {
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = ({ slug }: Branch) =>
    slug === '' || (opened.get(slug) ?? (text !== '' || count <= ALL_OPEN))
  useEffect(() => setOpened(new Map()), [text])
  return {
    isOpen,
    onToggle: (branch: Branch) => setOpened(new Map([...opened, [branch.slug, !isOpen(branch)]])),
    /** Opens all above an address. */
    openTo: (to: string) => {
      const parts = to.split('/')
      const above = parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'))
      setOpened(new Map([...opened, ...above.map((slug) => [slug, true] as const)]))
    },
  }
}

/** Moves the focus to a row, once the tree with it is there. */
function useFocusOnRow(tree: unknown) {
  const [slug, setSlug] = useState<string>()
  useEffect(() => {
    const row = slug !== undefined && document.getElementById(rowId(slug))
    if (!row) return
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus()
    setSlug(undefined)
  }, [tree, slug])
  return setSlug
}
