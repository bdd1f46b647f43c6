import { Box, Button, EmptyStateLayout, Flex, Grid, Typography } from '@strapi/design-system'
import { ArrowLeft, Check, Clock, Plus } from '@strapi/icons'
import { Page, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { styled } from 'styled-components'
import { listed } from '../../../platform/shared/listed'
import { Screen } from '../../../platform/panel/screen/screen'
import { StaleSave } from '../../../platform/panel/conflict-box'
import { ScreenNotes } from '../../../platform/panel/screen/screen-notes'
import { ItemDialog } from './item-dialog'
import { ItemList } from './item-list'
import { LeaveGuard } from './leave-guard'
import { MenuHistory } from './menu-history'
import { BarPreview, PhonePreview } from './menu-preview'
import { outlineOf } from './outline'
import { added, newKey, type Row, toRows, visibleBranches } from './rows'
import { useMenu } from './use-menu'

/** On a phone the items come first. */
const Bar = styled.div`
  @media (max-width: 767px) {
    order: 1;
  }
`

/** The item in the dialog: one at this place, or a new one below it or at the end. */
type Editing = { row: Row; at: number | undefined; isNew: boolean }

const newRow = (): Row => ({
  key: newKey(),
  documentId: null,
  level: 1,
  title: '',
  kind: 'page',
  page: null,
  address: '',
  icon: null,
  reason: '',
})

/** The menu at the top of every page: all of it is edited here and saved at once. */
export function MenuPage() {
  const menu = useMenu()
  const { toggleNotification } = useNotification()
  const [editing, setEditing] = useState<Editing>()
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { stored, rows, pages } = menu
  if (stored === undefined) return <Page.Loading />
  if (stored === 'failed') return <Page.Error />

  const isLocked = stored.locked !== null
  const note = stored.locked ?? (menu.isChanged ? 'Your changes are not saved yet.' : '')
  const visible = visibleBranches(rows, pages)
  const here = new Set(rows.map(({ documentId }) => documentId))
  const lost = stored.lost.filter(({ documentId }) => !here.has(documentId))
  const told = async (isSaved: Promise<boolean>) => {
    if (await isSaved)
      toggleNotification({
        type: 'success',
        message: 'The menu is saved. Visitors see it within a second.',
      })
  }
  const apply = (row: Row) => {
    if (!editing) return
    const { at, isNew } = editing
    menu.change(
      isNew ? added(rows, at, row) : rows.map((known, index) => (index === at ? row : known)),
    )
    setEditing(undefined)
  }
  return (
    <Screen
      title="Menu"
      subtitle="The navigation at the top of every page. Saving publishes it."
      primaryAction={
        !isLocked && (
          <Button
            startIcon={<Check />}
            loading={menu.isSaving}
            disabled={!menu.isChanged && stored.lost.length === 0}
            onClick={() => void told(menu.save())}
          >
            Save
          </Button>
        )
      }
      secondaryAction={
        !isLocked && (
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" startIcon={<Clock />} onClick={() => setIsHistoryOpen(true)}>
              History
            </Button>
            <Button
              variant="tertiary"
              startIcon={<ArrowLeft />}
              disabled={!menu.canUndo}
              onClick={menu.undo}
            >
              Undo
            </Button>
            <Button
              variant="secondary"
              startIcon={<Plus />}
              onClick={() => setEditing({ row: newRow(), at: undefined, isNew: true })}
            >
              Add an item
            </Button>
          </Flex>
        )
      }
    >
      <LeaveGuard isChanged={menu.isChanged} />
      <Typography role="status" tag="p" textColor="neutral600">
        {note}
      </Typography>
      <ScreenNotes place="menu" isTyping={menu.isChanged}>
        Nothing gets lost: whoever saves second is asked.
      </ScreenNotes>
      {menu.refusal !== '' && (
        <Box background="danger100" padding={4} hasRadius role="alert">
          <Typography textColor="danger700">{menu.refusal}</Typography>
        </Box>
      )}
      {menu.theirs && (
        <StaleSave
          theirs={outlineOf(menu.theirs.items, pages)}
          onTakeTheirs={menu.takeTheirs}
          onSaveMine={() => void told(menu.saveMine())}
        />
      )}
      {lost.length > 0 && !isLocked && (
        <Flex background="warning100" padding={4} hasRadius gap={4} wrap="wrap">
          <Typography flex="1 1 240px">
            {`Nothing leads to these items any more, and visitors don’t see them: ${listed(lost.map(({ title }) => title))}. They are deleted when you save.`}
          </Typography>
          <Button variant="tertiary" onClick={() => menu.change([...rows, ...toRows(lost)])}>
            Put them at the end
          </Button>
        </Flex>
      )}
      <Bar>
        <BarPreview visible={visible} />
      </Bar>
      <Grid.Root gap={4}>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
          {rows.length === 0 ? (
            <EmptyStateLayout content="The menu is empty. Add the first item." />
          ) : (
            <ItemList
              rows={rows}
              pages={pages}
              visible={visible}
              isLocked={isLocked}
              onChange={menu.change}
              onEdit={(at) => {
                const row = rows[at]
                if (row) setEditing({ row, at, isNew: false })
              }}
              onAdd={(at) => setEditing({ row: newRow(), at, isNew: true })}
            />
          )}
        </Grid.Item>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <PhonePreview visible={visible} />
        </Grid.Item>
      </Grid.Root>
      {isHistoryOpen && (
        <MenuHistory
          rows={rows}
          pages={pages}
          onClose={() => setIsHistoryOpen(false)}
          onTake={(items) => {
            setIsHistoryOpen(false)
            menu.change(toRows(items))
          }}
        />
      )}
      {editing && (
        <ItemDialog
          key={editing.row.key}
          row={editing.row}
          isNew={editing.isNew}
          pages={pages}
          onClose={() => setEditing(undefined)}
          onApply={apply}
        />
      )}
    </Screen>
  )
}
