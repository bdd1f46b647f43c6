import type { Core } from '@strapi/strapi'
import { findContentType } from '../../../platform/strapi/models'
import { table } from '../../../platform/strapi/tables'
import { staffName } from '../../../platform/actor'
import type { AuditRow } from './list'
import { namesInLog } from './names-in-log'
import { subjectsInWords } from './subjects-in-words'

/** Where the name of a row's subject is found, and what kind of thing it is. */
type Named = { uid: string; key: 'id' | 'documentId'; columns: string[]; kind: string }
type Texts = Record<string, string | null>

const account = {
  uid: 'admin::user',
  columns: ['firstname', 'lastname', 'email'],
  kind: 'account',
}

const numbered: Record<string, Omit<Named, 'key'>> = {
  account,
  staff: account,
  role: { uid: 'admin::role', columns: ['name'], kind: 'role' },
  file: { uid: 'plugin::upload.file', columns: ['name'], kind: 'file' },
}

/** The column that names an entry: the first of these that its type has. A redirect has only the path it leads from. */
const TITLES = ['title', 'from']

function namedBy(strapi: Core.Strapi, subject: string): Named | undefined {
  const known = numbered[subject]
  if (known) return { ...known, key: 'id' }
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

/** The rows, each with the name that people know its subject by. */
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
  const deleted = new Set<string>()
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
        named.kind === 'account'
          ? staffName(row as Parameters<typeof staffName>[0])
          : columns.map((name) => row[name]).find(Boolean)
      names.set(`${subject} ${row[key]}`, title ?? '')
    }
    const gone = values.filter((id) => !names.has(`${subject} ${id}`))
    for (const id of gone) deleted.add(`${subject} ${id}`)
    if (uid.startsWith('admin::'))
      for (const [id, name] of await namesInLog(strapi, subject, gone))
        names.set(`${subject} ${id}`, name)
  }
  const aboutOf = ({ subject, subjectId }: AuditRow) => {
    const inWords = subjectsInWords[subject]
    if (inWords) return inWords(strapi, subjectId)
    const subjectName = `${subject} ${subjectId}`
    const name = names.get(subjectName)
    const shown = name === undefined ? subjectId : name && `“${name}”`
    const isDeleted = deleted.has(subjectName)
    return `${namedBy(strapi, subject)?.kind ?? subject} ${shown}${isDeleted ? ' (deleted)' : ''}`.trim()
  }
  return rows.map((row) => ({
    ...row,
    about: aboutOf(row),
    detail: detailOf(row, (id) => names.get(`account ${String(id)}`)),
  }))
}
