import type { ReactNode } from 'react'

export type Entry = {
  model: string
  documentId?: string
  document?: { status?: string; updatedAt?: string }
  collectionType?: string
  activeTab?: string
}

type Dialog = {
  type: string
  title: string
  content: ReactNode
  variant?: string
  confirmLabel?: string
  onConfirm?: () => Promise<void>
}

type Description = {
  label: string
  disabled?: boolean
  variant?: string
  onClick?: (event?: unknown) => unknown
  dialog?: Dialog
} & Record<string, unknown>

/** Strapi calls it as a React hook; it describes a button or menu item of an entry. */
export type DocumentAction = {
  (entry: Entry): Description | null
  type?: string
  position?: unknown
}

type OwnDialog = {
  type: 'modal'
  title: string
  content: (dialog: { onClose: () => void }) => ReactNode
}

type InMenu = { type: string; position: 'header' }

/** A further item in the menu of an entry, which opens a dialog. Strapi wants its place said twice. */
export type OwnAction = InMenu & {
  (entry: Entry): (InMenu & { label: string; icon: ReactNode; dialog: OwnDialog }) | null
}
