import { Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useState } from 'react'
import { type ExportFormat, exportFormats, type ExportSource, useExport } from './use-export'

type Props = { source: ExportSource; what: string }

/** Asks for the format, and whether masked answers are wanted, before it downloads. */
export function ExportButton({ source, what }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const { isRunning, mayExport, mayReveal, start } = useExport()
  if (!mayExport) return null
  const choose = (format: ExportFormat) => {
    setIsOpen(false)
    setIsRevealed(false)
    start(format, source, isRevealed)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button variant="tertiary" startIcon={<Download />} loading={isRunning}>
          Export
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Export {what}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>
              The file holds personal data. Your export is recorded with your name; delete the file
              when you no longer need it.
            </Typography>
            {mayReveal && (
              <Checkbox
                checked={isRevealed}
                onCheckedChange={(checked) => setIsRevealed(checked === true)}
              >
                With bank and tax numbers (recorded for each submission)
              </Checkbox>
            )}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Cancel</Button>
          </Dialog.Cancel>
          {(Object.keys(exportFormats) as ExportFormat[]).map((format) => (
            <Button key={format} onClick={() => choose(format)}>
              {exportFormats[format]}
            </Button>
          ))}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
