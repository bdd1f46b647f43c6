import { refuse, visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/record'
import { asText, csvOf } from '../../../platform/csv/csv'
import { takeTurn } from '../../../platform/database/write-in-turn'
import { isJsonObject } from '../../../platform/http/json-object'
import { nameOf } from '../../../access/accounts/staff-names'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, userOf } from '../../../platform/strapi/staff'
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
  yield ['what', 'entry', 'message', 'meant, says', 'since']
  for (const { kind, title, message } of found)
    yield [findingKinds[kind], asText(title), asText(message), '', '']
  for (const { kind, title, message, by, at } of meant)
    yield [findingKinds[kind], asText(title), asText(message), asText(by), at]
}

/** Whoever reads a finding may say that it is meant, if their role changes pages. */
async function change(strapi: Core.Strapi, ctx: Context, isMeant: boolean) {
  const user = userOf(ctx)
  if (!user) throw new Refused(401)
  const { key } = isMeant && isJsonObject(ctx.request.body) ? ctx.request.body : ctx.params
  const before = await attention(strapi, ctx)
  const finding = [...before.found, ...before.meant].find((one) => one.key === key)
  if (!finding) throw new Refused(404, { refusal: refuse(GONE) })
  const author = { id: user.id, name: nameOf(user) }
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

export const addAttentionRoutes = (strapi: Core.Strapi) => {
  const route = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    handler: (ctx: Context) => Promise<void>,
  ) => ({
    method,
    path,
    async handler(ctx: Context) {
      ctx.set('Cache-Control', 'no-store')
      await handler(ctx)
    },
    info: { type: 'admin' as const },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/attention',
    routes: [
      route('GET', '/findings', async (ctx) => {
        ctx.body = await attention(strapi, ctx)
      }),
      route('GET', '/export', async (ctx) => {
        ctx.type = 'text/csv; charset=utf-8'
        ctx.attachment('needs-attention.csv')
        ctx.body = csvOf(lines(await attention(strapi, ctx)))
      }),
      route('POST', '/meant', (ctx) => change(strapi, ctx, true)),
      route('DELETE', '/meant/:key', (ctx) => change(strapi, ctx, false)),
    ],
  })
}
