import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { entries } from '../../../access/routes/rules'
import { mayField, only, requireWritable } from '../../../content/readable'
import { snapshotOf } from '../../../content/snapshot'
import { hasSlug } from '../../../content/shared/types'
import { requireActor } from '../../../platform/actor'
import { parseBody, writtenText } from '../../../platform/http/body'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import { NAME_LENGTH, type TemplateList } from '../shared/template'
import { beginEntry, deleteTemplate, findTemplate, listTemplates, saveTemplate } from './templates'

function typeIn({ params }: Context) {
  const type = String(params['model'])
  if (!hasSlug(type)) throw new Refused(404, 'There are no templates of this.')
  return type
}

function keyIn(ctx: Context) {
  const id = String(ctx.params['id'])
  return { type: typeIn(ctx), id: /^\d{1,9}$/.test(id) ? Number(id) : 0 }
}

async function list(strapi: Core.Strapi, ctx: Context) {
  const answer: TemplateList = { templates: await listTemplates(strapi.db, typeIn(ctx)) }
  ctx.body = answer
}

const line = (what: string, longest: number) =>
  writtenText(longest, {
    missing: `Type ${what}.`,
    unstorable: `Type ${what} of letters, digits and signs.`,
    tooLong: `Type ${what} of up to ${longest} characters.`,
  })

const source = z.object({
  documentId: z.string('Name the entry to save as a template.'),
  name: line('a name', NAME_LENGTH),
})

async function save(strapi: Core.Strapi, ctx: Context) {
  const type = typeIn(ctx)
  const { documentId, name } = parseBody(source, ctx.request.body)
  const draft = await snapshotOf(strapi, type, documentId)
  if (!draft) throw new Refused(404, 'This entry was deleted meanwhile.')
  const entry = only(draft, mayField(strapi, abilityOf(ctx), type, 'read'))
  await saveTemplate(strapi.db, { type, name, entry, madeBy: requireActor(ctx) })
  await list(strapi, ctx)
}

const wanted = z.object({ title: line('a title', 160) })

async function begin(strapi: Core.Strapi, ctx: Context) {
  const { title } = parseBody(wanted, ctx.request.body)
  const { type, id } = keyIn(ctx)
  const template = await findTemplate(strapi.db, { type, id })
  requireWritable(strapi, abilityOf(ctx), type, template)
  ctx.body = await beginEntry(strapi, type, { title, template, actor: requireActor(ctx) })
}

async function remove(strapi: Core.Strapi, ctx: Context) {
  await deleteTemplate(strapi.db, keyIn(ctx))
  await list(strapi, ctx)
}

const mayCreate = entries('model', 'create')

export const templateRoutes = panelRoutes('/templates', [
  ['GET', '/:model', mayCreate, list],
  ['POST', '/:model', mayCreate, save],
  ['POST', '/:model/:id/entries', mayCreate, begin],
  ['DELETE', '/:model/:id', mayCreate, remove],
])
