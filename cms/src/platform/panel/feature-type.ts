import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import type { DocumentAction, Entry, OwnAction } from './document-action'
import type { SidePanel } from './show-together'

/** A bulk action of Strapi's list: a hook. The one that publishes is known by its description alone. */
export type BulkAction = {
  (entries: object): { actionType?: string; dialog?: object } | null
  type?: string
}

type MenuLink = Parameters<StrapiApp['addMenuLink']>[0]
type Widget = Extract<Parameters<StrapiApp['widgets']['register']>[0], { component: unknown }>
type Changes<Item> = readonly ((item: Item) => Item)[]

/** What a feature brings to the panel. `admin/features.ts` lists them. */
export type PanelFeature = {
  /** Links in the panel's menu, each with the pages behind it. */
  links?: readonly MenuLink[]
  /** Pages without a link, inputs, and what else Strapi lets one add. */
  register?: (app: StrapiApp) => void
  /** Widgets on the home page. */
  widgets?: readonly Widget[]
  /** Panels beside the form of an entry, the lowest order on top. */
  sidePanels?: readonly { order: number; panel: SidePanel<Entry> }[]
  /** Changes the buttons of an entry. */
  documentActions?: Changes<DocumentAction>
  /** Further items in the menu of an entry. */
  ownActions?: readonly OwnAction[]
  bulkActions?: Changes<BulkAction>
  /** Changes the columns of a list, as Strapi hands them over. */
  columns?: readonly ((table: never) => unknown)[]
  /** Changes the layout of a form, as Strapi hands it over. */
  formLayouts?: readonly ((layout: never) => unknown)[]
  /** What else is there with the form of an entry, also while its panels are hidden: dialogs and menus. */
  besideForm?: readonly { name: string; Component: () => ReactNode }[]
  /** Buttons beside a list of entries. */
  listActions?: readonly { name: string; Component: () => ReactNode }[]
}
