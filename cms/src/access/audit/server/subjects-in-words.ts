import { type FormName, formNames, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { findModel } from '../../../platform/strapi/models'

const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

const titleOf = (name: string) => (isForm(name) ? `“${staffViewOf(name).title}”` : name)

const hashed = (whose: string, hash: string) =>
  `${whose}, stored only as a hash (${hash.slice(0, 8)}…)`

/** The words for subjects that are neither an entry nor a row. */
export const subjectsInWords: Record<string, (strapi: Core.Strapi, id: string) => string> = {
  address: (_, id) => hashed('an address', id),
  person: (_, id) => hashed('a person’s address', id),
  search: () => 'a search by name, phone number or reference',
  menu: () => 'the menu',
  bin: () => 'the bin',
  package: (_, from) => `a package of ${from}`,
  review: () => 'the review before publishing',
  settings: (strapi, id) => {
    // panel-changes.ts writes the subject of a layout so.
    const [, uid] = /^layout of (.+)$/.exec(id) ?? []
    const name = uid && findModel(strapi, uid)?.info.displayName
    return name ? `layout of “${name}”` : `settings of ${id}`
  },
  media: (_, id) => (/^\d+$/.test(id) ? `folder ${id}` : id),
  retention: (_, id) => `retention of ${titleOf(id)}`,
  'mail template': (_, id) => {
    const [form = '', kind] = id.split(':')
    return `email template of ${titleOf(form)}: ${kind}`
  },
}
