import type { OwnTable } from '../../../../platform/strapi/own-table'
import type { FormName, LanguageCode } from '@app/contract'
import { audit } from '../../../../access/audit/server/audit'
import type { Actor } from '../../../../platform/actor'
import { type Database, connectionOf } from '../../../../platform/database/connection'
import { takeTurn } from '../../../../platform/database/take-turn'
import { refuseStale, versionOf } from '../stale'
import { defaultTemplate } from './default-templates'
import type { Template } from './template'
import type { TemplateKind } from './placeholders'

const TEMPLATES = 'app_mail_templates'

export type TemplateId = { form: FormName; kind: TemplateKind; language: LanguageCode | null }

type Editing = { actor: Actor; version: unknown }

/** Where a template is stored: `contact:reply`, in a language `contact:reply:de`. */
export const rowNameOf = ({ form, kind, language }: TemplateId) =>
  [form, kind, ...(language ? [language] : [])].join(':')

/** Templates that staff reworded; all others are as the code has them. */
export const templateTable: OwnTable = {
  name: TEMPLATES,
  columns: {
    name: 'uniqueText',
    subject: 'longText',
    body: 'longText',
  },
  staffTexts: [{ columns: ['subject', 'body'] }],
}

async function storedTemplate(db: Database, id: TemplateId): Promise<Template | undefined> {
  const connection = await connectionOf(db)
  const [stored]: Template[] = await connection(TEMPLATES)
    .select('subject', 'body')
    .where({ name: rowNameOf(id) })
  return stored
}

export async function readTemplate(db: Database, id: TemplateId) {
  const stored = await storedTemplate(db, id)
  const { subject, body } = stored ?? defaultTemplate(id.form, id.kind, id.language)
  return { subject, body, isEdited: stored !== undefined, version: versionOf({ subject, body }) }
}

/** Refuses a change that is based on another version than the stored one. */
const changeTemplate = (
  db: Database,
  { actor, version }: Editing,
  id: TemplateId,
  change: () => Promise<unknown>,
) =>
  db.transaction(async () => {
    await takeTurn(db)
    const { subject, body } = await readTemplate(db, id)
    refuseStale(version, { subject, body })
    await change()
    await audit(db, {
      actor,
      action: 'settings.change',
      subject: 'mail template',
      subjectId: rowNameOf(id),
    })
  })

export const saveTemplate = (db: Database, editing: Editing, id: TemplateId, template: Template) =>
  changeTemplate(db, editing, id, async () => {
    const connection = await connectionOf(db)
    await connection(TEMPLATES)
      .insert({ name: rowNameOf(id), ...template })
      .onConflict('name')
      .merge()
  })

/** Deletes the stored wording, so that the one in the code is used again. */
export const resetTemplate = (db: Database, editing: Editing, id: TemplateId) =>
  changeTemplate(db, editing, id, async () => {
    const connection = await connectionOf(db)
    await connection(TEMPLATES)
      .where({ name: rowNameOf(id) })
      .delete()
  })
