import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system'
import { ArrowLeft, Check, Clock, Plus } from '@strapi/icons'
import { Page, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { MenuDesk } from '../../shared/menu'
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

/** Holds the preview of the bar; on a phone the items come first. */
const Bar = styled.div`
  @media (max-width: 767px) {
    order: 1;
  }
`

type Menu = ReturnType<typeof useMenu>

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
  const { save, saveMine } = useNotifiedSaves(menu)
  const { editing, add, edit, apply, close } = useEditing(menu)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const { stored, rows, pages } = menu
  if (stored === undefined) return <Page.Loading />
  if (stored === 'failed') return <Page.Error />

  const isLocked = stored.locked !== null
  const visible = visibleBranches(rows, pages)
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
            onClick={save}
          >
            Save
          </Button>
        )
      }
      secondaryAction={
        !isLocked && (
          <Actions menu={menu} onHistory={() => setIsHistoryOpen(true)} onAdd={() => add()} />
        )
      }
    >
      <LeaveGuard isChanged={menu.isChanged} />
      <SaveNotes menu={menu} stored={stored} onSaveMine={saveMine} />
      <Bar>
        <BarPreview visible={visible} />
      </Bar>
      <Grid.Root gap={4}>
        <Grid.Item col={8} s={12} xs={12} direction="column" alignItems="stretch">
          <ItemList
            rows={rows}
            pages={pages}
            visible={visible}
            isLocked={isLocked}
            onChange={menu.change}
            onEdit={edit}
            onAdd={add}
          />
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
          languages={stored.languages}
          onClose={close}
          onApply={apply}
        />
      )}
    </Screen>
  )
}

/** Both ways to save, with the message that it is done. */
function useNotifiedSaves({ save, saveMine }: Menu) {
  const { toggleNotification } = useNotification()
  const notify = async (isSaved: Promise<boolean>) => {
    if (await isSaved)
      toggleNotification({
        type: 'success',
        message: 'The menu is saved. Visitors see it within a second.',
      })
  }
  return { save: () => void notify(save()), saveMine: () => void notify(saveMine()) }
}

/** The item in the dialog: one at this place, or a new one below it or at the end. */
type Editing = { row: Row; at: number | undefined; isNew: boolean }

function useEditing({ rows, change }: Menu) {
  const [editing, setEditing] = useState<Editing>()
  const close = () => setEditing(undefined)
  return {
    editing,
    add: (at?: number) => setEditing({ row: newRow(), at, isNew: true }),
    edit: (at: number) => {
      const row = rows[at]
      if (row) setEditing({ row, at, isNew: false })
    },
    apply: (row: Row) => {
      if (!editing) return
      const { at, isNew } = editing
      change(
        isNew ? added(rows, at, row) : rows.map((known, index) => (index === at ? row : known)),
      )
      close()
    },
    close,
  }
}

type ActionsProps = { menu: Menu; onHistory: () => void; onAdd: () => void }

const Actions = ({ menu, onHistory, onAdd }: ActionsProps) => (
  <Flex gap={2} wrap="wrap">
    <Button variant="tertiary" startIcon={<Clock />} onClick={onHistory}>
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
    <Button variant="secondary" startIcon={<Plus />} onClick={onAdd}>
      Add an item
    </Button>
  </Flex>
)

type SaveNotesProps = { menu: Menu; stored: MenuDesk; onSaveMine: () => void }

/** Above the menu: what to know before the next save. */
function SaveNotes({ menu, stored, onSaveMine }: SaveNotesProps) {
  const { rows, pages, theirs, refusal, isChanged } = menu
  const here = new Set(rows.map(({ documentId }) => documentId))
  const lost = stored.lost.filter(({ documentId }) => !here.has(documentId))
  return (
    <>
      <Typography role="status" tag="p" textColor="neutral600">
        {stored.locked ?? (isChanged ? 'Your changes are not saved yet.' : '')}
      </Typography>
      <ScreenNotes
        screen="menu"
        isTyping={isChanged}
        advice="Nothing gets lost: whoever saves second is asked."
      />
      {refusal !== '' && (
        <Box background="danger100" padding={4} hasRadius role="alert">
          <Typography textColor="danger700">{refusal}</Typography>
        </Box>
      )}
      {theirs && (
        <StaleSave
          theirs={outlineOf(theirs.items, pages)}
          onTakeTheirs={menu.takeTheirs}
          onSaveMine={onSaveMine}
        />
      )}
      {lost.length > 0 && stored.locked === null && (
        <Flex background="warning100" padding={4} hasRadius gap={4} wrap="wrap">
          <Typography flex="1 1 240px">
            {`Nothing leads to these items any more, and visitors don’t see them: ${listed(lost.map(({ title }) => title))}. They are deleted when you save.`}
          </Typography>
          <Button variant="tertiary" onClick={() => menu.change([...rows, ...toRows(lost)])}>
            Put them at the end
          </Button>
        </Flex>
      )}
    </>
  )
}
