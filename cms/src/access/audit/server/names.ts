import type { Core } from '@strapi/strapi'
import { findContentType } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import { nameOf } from '../../accounts/actor'
import type { AuditRow } from './list'

/** Of what kind a row's subject is, and the texts by which it is named. */
type Named = { uid: string; key: 'id' | 'documentId'; columns: string[]; kind: string }
type Texts = Record<string, string | null>

const numbered: Record<string, Pick<Named, 'uid' | 'columns'>> = {
  account: { uid: 'admin::user', columns: ['firstname', 'lastname', 'email'] },
  role: { uid: 'admin::role', columns: ['name'] },
  file: { uid: 'plugin::upload.file', columns: ['name'] },
}

/** By the first of these that a content type has: a redirect has only where it leads from. */
const TITLES = ['title', 'from']

function namedBy(strapi: Core.Strapi, subject: string): Named | undefined {
  const known = numbered[subject]
  if (known) return { ...known, key: 'id', kind: subject }
  const type = findContentType(strapi, subject)
  if (!type) return undefined
  const titles = TITLES.filter((name) => name in type.attributes)
  return {
    uid: subject,
    key: 'documentId',
    columns: titles,
    kind: type.info.singularName.replace('-', ' '),
  }
}

const signIns: Record<string, string> = {
  login: 'password',
  register: 'invitation',
  'reset-password': 'password reset',
}

const isAssigning = ({ action }: AuditRow) => action === 'submission.assign'

function detailOf(row: AuditRow, accountNameOf: (id: unknown) => string | undefined) {
  const { action, detail } = row
  const { from, to, by } = detail
  const person = (id: unknown) =>
    id === null ? 'nobody' : (accountNameOf(id) ?? 'a former colleague')
  if (isAssigning(row)) return { ...detail, from: person(from), to: person(to) }
  if (action === 'submission.state')
    return { ...detail, from: String(from).replace('-', ' '), to: String(to).replace('-', ' ') }
  return action === 'staff.sign-in' ? { ...detail, by: signIns[String(by)] ?? by } : detail
}

/** With what people call what the rows name, as long as it is there. */
export async function withNames(strapi: Core.Strapi, rows: AuditRow[]) {
  const wanted = new Map<string, Set<string>>()
  const want = (subject: string, id: unknown) =>
    wanted.set(subject, (wanted.get(subject) ?? new Set()).add(String(id)))
  for (const row of rows) {
    want(row.subject, row.subjectId)
    if (isAssigning(row))
      for (const id of [row.detail['from'], row.detail['to']]) want('account', id)
  }
  const names = new Map<string, string>()
  for (const [subject, ids] of wanted) {
    const named = namedBy(strapi, subject)
    if (!named) continue
    const { uid, key, columns } = named
    const values = [...ids].filter((id) => key === 'documentId' || /^\d{1,9}$/.test(id))
    const found = await table<Texts>(strapi, uid).findMany({
      select: [key, ...columns],
      where: { [key]: { $in: values } },
    })
    for (const row of found) {
      const title =
        subject === 'account'
          ? nameOf(row as Parameters<typeof nameOf>[0])
          : columns.map((name) => row[name]).find(Boolean)
      names.set(`${subject} ${row[key]}`, title ?? '')
    }
  }
  return rows.map((row) => {
    const { subject, subjectId } = row
    const kind = namedBy(strapi, subject)?.kind
    const name = names.get(`${subject} ${subjectId}`)
    const shown = name === undefined ? subjectId : name && `“${name}”`
    const isDeleted = kind !== undefined && name === undefined
    return {
      ...row,
      about: `${kind ?? subject} ${shown}${isDeleted ? ' (deleted)' : ''}`.trim(),
      detail: detailOf(row, (id) => names.get(`account ${String(id)}`)),
    }
  })
}
