import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry } from '../../../access/routes/rules'
import { PAGE } from '../../../content/shared/types'
import { visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import { asText, csvOf } from '../../../platform/csv/csv'
import { takeTurn } from '../../../platform/database/take-turn'
import { isJsonObject } from '../../../platform/shared/json'
import { requireActor } from '../../../platform/actor'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf } from '../../../platform/strapi/staff'
import { contentFor } from './content'
import { findingsIn } from './findings'
import { type Attention, findingKinds } from '../shared/kinds'
import { addMeant, keyOf, meantFindings, takeBackMeant } from './meant'

const GONE = 'This is no longer found, or somebody has changed it. Reload the list.'

/** What an editor should look at, over all that is published, without what is meant to be so. */
async function attention(strapi: Core.Strapi, ctx: Context): Promise<Attention> {
  const content = await contentFor(strapi, abilityOf(ctx))
  const all = findingsIn(content).map((finding) => ({ ...finding, key: keyOf(finding) }))
  const known = await meantFindings(strapi.db)
  return {
    found: all.filter(({ key }) => !known.has(key)),
    meant: all.flatMap((finding) => {
      const said = known.get(finding.key)
      return said ? [{ ...finding, ...said, by: visibleText(said.by) }] : []
    }),
  }
}

async function* lines({ found, meant }: Attention) {
  yield ['what', 'entry', 'message', 'marked as intended by', 'since']
  for (const { kind, title, message } of found)
    yield [findingKinds[kind], asText(title), asText(message), '', '']
  for (const { kind, title, message, by, at } of meant)
    yield [findingKinds[kind], asText(title), asText(message), asText(by), at]
}

/** Marks a finding as meant, or takes that back; only a finding that the member of staff may read. */
async function changeMeant(strapi: Core.Strapi, ctx: Context, isMeant: boolean) {
  const author = requireActor(ctx)
  const { key } = isMeant && isJsonObject(ctx.request.body) ? ctx.request.body : ctx.params
  const before = await attention(strapi, ctx)
  const finding = [...before.found, ...before.meant].find((one) => one.key === key)
  if (!finding) throw new Refused(404, GONE)
  await strapi.db.transaction(async () => {
    await takeTurn(strapi.db)
    const isChanged = isMeant
      ? await addMeant(strapi.db, finding.key, author)
      : await takeBackMeant(strapi.db, finding.key)
    if (!isChanged) return
    await audit(strapi.db, {
      actor: author,
      action: isMeant ? 'content.finding-meant' : 'content.finding-taken-back',
      subject: finding.uid,
      subjectId: finding.documentId,
      detail: { finding: findingKinds[finding.kind] },
    })
  })
  ctx.body = await attention(strapi, ctx)
}

async function respondWithFindings(strapi: Core.Strapi, ctx: Context) {
  ctx.body = await attention(strapi, ctx)
}

async function exportFindings(strapi: Core.Strapi, ctx: Context) {
  ctx.type = 'text/csv; charset=utf-8'
  ctx.attachment('needs-attention.csv')
  ctx.body = csvOf(lines(await attention(strapi, ctx)))
}

/** The handlers leave out what a role may not read. */
export const attentionRoutes = panelRoutes('/attention', [
  ['GET', '/findings', anyEntry([PAGE], 'read'), respondWithFindings],
  ['GET', '/export', anyEntry([PAGE], 'read'), exportFindings],
  ['POST', '/meant', anyEntry([PAGE], 'update'), (strapi, ctx) => changeMeant(strapi, ctx, true)],
  [
    'DELETE',
    '/meant/:key',
    anyEntry([PAGE], 'update'),
    (strapi, ctx) => changeMeant(strapi, ctx, false),
  ],
])
