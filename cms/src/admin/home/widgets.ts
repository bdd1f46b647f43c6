import { Feather, Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { readsInbox } from '../inbox/menu-link'

const may = (subject: string) => [{ action: 'plugin::content-manager.explorer.read', subject }]
const EDITS = may('api::page.page')

/** Strapi's own that are about the work; the others count tables and tokens. */
const KEPT = ['last-edited-entries', 'last-published-entries']

const ours = [
  {
    id: 'inbox',
    icon: Mail,
    title: { id: 'beam.inbox', defaultMessage: 'Inbox' },
    component: async () => (await import('../inbox/inbox-widget')).InboxWidget,
    permissions: readsInbox,
  },
  {
    id: 'start',
    icon: Feather,
    title: { id: 'beam.start', defaultMessage: 'What to edit where' },
    component: async () => (await import('./start-widget')).StartWidget,
    permissions: EDITS,
  },
]

export const arrangeHome = ({ widgets }: StrapiApp) =>
  widgets.register((theirs) => [
    ...ours,
    ...theirs.filter(({ id }) => KEPT.includes(id)).map((one) => ({ ...one, permissions: EDITS })),
  ])
