import type { Core } from '@strapi/strapi'
import { contentType } from '../../platform/strapi/models'

type Action = { actionId: string; subjects?: string[] }
type Column = { subjects: string[] }
type Row = { uid: string; label: string; properties: unknown[] }
type Build = { action: Action; section: { actions: Column[]; subjects: Row[] } }

const isOurs = ({ actionId }: Action) => actionId.startsWith('api::')

/**
 * In Settings → Roles, Strapi leaves out the types that the panel's lists hide, such as submissions. Saving a role
 * there then deletes what it was granted for them. It also keeps an empty column for each action without a row.
 */
export function completePermissionMatrix(strapi: Core.Strapi) {
  const { sectionsBuilder } = strapi.service('admin::permission')
  for (const kind of ['collectionType', 'singleType'] as const) {
    const ofKind = (uid: string) => contentType(strapi, uid).kind === kind
    // Called for each action, once Strapi has added its column.
    sectionsBuilder.addHandler(`${kind}s`, ({ action, section }: Build) => {
      const column = section.actions.at(-1)
      const subjects = (action.subjects ?? []).filter(ofKind)
      if (!column || (isOurs(action) ? subjects : column.subjects.filter(ofKind)).length === 0)
        return void section.actions.pop()
      if (!isOurs(action)) return
      const hidden = subjects.filter((uid) => !column.subjects.includes(uid))
      column.subjects.push(...hidden)
      section.subjects = [
        ...section.subjects.filter(({ uid }) => !hidden.includes(uid)),
        ...hidden.map((uid) => ({
          uid,
          label: contentType(strapi, uid).info.displayName,
          properties: [],
        })),
      ]
    })
  }
}
