import type { FormName } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { type Actor, audit } from '../../audit/record'
import { type Database, connectionOf } from '../../database/connection'
import { defaultTemplate, type Template } from './default-templates'
import type { TemplateKind } from './placeholders'

const TEMPLATES = 'beam_mail_templates'

type TemplateId = { form: FormName; kind: TemplateKind }

const rowNameOf = ({ form, kind }: TemplateId) => `${form}:${kind}`

/** Templates that staff reworded; all others are as the code has them. */
export const addTemplateTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::mail-template',
    singularName: TEMPLATES,
    tableName: TEMPLATES,
    attributes: {
      id: { type: 'increments' },
      name: { type: 'string', column: { unique: true } },
      subject: { type: 'text' },
      body: { type: 'text' },
    },
  })

async function storedTemplate(db: Database, id: TemplateId): Promise<Template | undefined> {
  const connection = await connectionOf(db)
  const [stored]: Template[] = await connection(TEMPLATES)
    .select('subject', 'body')
    .where({ name: rowNameOf(id) })
  return stored
}

export async function readTemplate(db: Database, id: TemplateId) {
  const stored = await storedTemplate(db, id)
  return { ...(stored ?? defaultTemplate(id.form, id.kind)), isEdited: stored !== undefined }
}

const changeTemplate = (
  db: Database,
  actor: Actor,
  id: TemplateId,
  change: () => Promise<unknown>,
) =>
  db.transaction(async () => {
    await change()
    await audit(db, {
      actor,
      action: 'settings.change',
      subject: 'mail template',
      subjectId: rowNameOf(id),
    })
  })

export const saveTemplate = (db: Database, actor: Actor, id: TemplateId, template: Template) =>
  changeTemplate(db, actor, id, async () => {
    const connection = await connectionOf(db)
    await connection(TEMPLATES)
      .insert({ name: rowNameOf(id), ...template })
      .onConflict('name')
      .merge()
  })

/** Back to what the code says. */
export const resetTemplate = (db: Database, actor: Actor, id: TemplateId) =>
  changeTemplate(db, actor, id, async () => {
    const connection = await connectionOf(db)
    await connection(TEMPLATES)
      .where({ name: rowNameOf(id) })
      .delete()
  })
