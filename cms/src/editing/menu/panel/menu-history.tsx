import { Button, Flex, Modal, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { MenuItem, MenuVersion } from '../../shared/menu'
import { useNotifyOnError } from '../../../platform/panel/calls/use-notify-on-error'
import { TextComparison } from '../../panel/comparison'
import type { Version } from '../../panel/version-sentences'
import { VersionList } from '../../panel/version-list'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { outlineOf } from './outline'
import type { Pages, Row } from './rows'

type Props = {
  rows: readonly Row[]
  pages: Pages
  onClose: () => void
  onTake: (items: MenuItem[]) => void
}

/**
 * Earlier versions of the menu. One that is taken replaces what is on the screen, and is saved like any other change.
 */
export function MenuHistory({ rows, pages, onClose, onTake }: Props) {
  const { get } = useFetchClient()
  const notifyOnError = useNotifyOnError()
  const [versions, setVersions] = useState<Version[]>()
  const [chosenId, setChosenId] = useState<number>()
  const [version, setVersion] = useState<MenuVersion>()
  useEffect(() => {
    notifyOnError(get<{ versions: Version[] }>('/menu/versions')).then(
      ({ versions: found }) => {
        setVersions(found)
        setChosenId((found[1] ?? found[0])?.id)
      },
      () => setVersions([]),
    )
  }, [get, notifyOnError])
  useEffect(() => {
    if (chosenId === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    notifyOnError(get<MenuVersion>(`/menu/versions/${chosenId}`, { signal })).then(setVersion, () =>
      setVersion(undefined),
    )
    return () => controller.abort()
  }, [get, notifyOnError, chosenId])

  const row = versions?.find(({ id }) => id === chosenId)
  const chosen = version?.id === chosenId ? version : undefined
  /** Items of the version that are no longer on the screen become new ones. Those of a deleted page lead to none. */
  const take = ({ items }: MenuVersion) => {
    const known = new Set(rows.map(({ documentId }) => documentId))
    onTake(
      items.map((item) => ({
        ...item,
        documentId: known.has(item.documentId) ? item.documentId : null,
        page: pages.has(item.page ?? '') ? item.page : null,
      })),
    )
  }
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>History of the menu</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {versions?.length === 0 ? (
            <Typography role="status">There are no versions yet. Each save makes one.</Typography>
          ) : (
            <Flex direction="column" alignItems="stretch" gap={4}>
              {versions && (
                <VersionList versions={versions} chosen={chosenId} onChoose={setChosenId} />
              )}
              {row && chosen && (
                <TextComparison
                  left={outlineOf(chosen.items, pages)}
                  right={outlineOf(rows, pages)}
                  titles={[formatDateTime(row.at), 'On the screen']}
                />
              )}
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && take(chosen)}>
            Take this version
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
