import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { DangerDialog } from '../../../platform/panel/danger-dialog'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import { Item } from '../../../platform/panel/screen/rows'
import type { Deleted } from '../shared/binned'

type Props = {
  row: Deleted
  isBusy: boolean
  onBringBack: () => void
  /** Undefined for those who may not. */
  onDelete: (() => void) | undefined
}

const addressIn = ({ kind, address }: Deleted) =>
  kind === 'redirect' ? `led to ${address}` : address

/** What was deleted, by whom, and until when it can be brought back. */
export function DeletedItem({ row, isBusy, onBringBack, onDelete }: Props) {
  const { kind, title, deletedBy, deletedAt, goneAt, mayBringBack } = row
  const name = `“${title}”`
  return (
    <Item>
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Box style={{ flex: '1 1 28rem', minWidth: 0 }}>
          <Typography tag="p" fontWeight="bold">
            {title}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`${kind.charAt(0).toUpperCase()}${kind.slice(1)} · ${addressIn(row)}`}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`Deleted by ${deletedBy}, ${formatDateTime(deletedAt)} · Gone for good ${formatDateTime(goneAt)}`}
          </Typography>
        </Box>
        <Flex gap={2} wrap="wrap">
          {mayBringBack && (
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={`Bring back ${name}`}
              onClick={onBringBack}
            >
              Bring back
            </Button>
          )}
          {onDelete && (
            <DangerDialog
              trigger={
                <Button
                  variant="danger-light"
                  disabled={isBusy}
                  aria-label={`Delete ${name} for good`}
                >
                  Delete for good
                </Button>
              }
              title={`Delete ${name} for good?`}
              action="Delete for good"
              onConfirm={onDelete}
            >
              Nobody can bring it back then: its earlier versions go, too.
            </DangerDialog>
          )}
        </Flex>
      </Flex>
    </Item>
  )
}
