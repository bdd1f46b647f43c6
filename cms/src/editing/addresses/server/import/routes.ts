import { normalPath, targetPath, z } from '@app/runtime'
import { parseBody } from '../../../../platform/http/body'
import { invalid } from '../../../../platform/http/query'
import { panelRoutes } from '../../../../access/routes/panel-routes'
import { anyEntry } from '../../../../access/routes/rules'
import type { Core } from '@strapi/strapi'
import { csvOf } from '../../../../platform/csv/csv'
import type { Context } from '../../../../platform/strapi/context'
import { documents } from '../../../../platform/strapi/documents'
import { LIVE_AT_ONCE } from '../../../shared/live-at-once'
import { mayChangeLive } from '../../../saving/server/may-change-live'
import { settings } from '../../../../platform/settings/settings'
import { Refused } from '../../../../platform/refusals/refused'
import { abilityOf } from '../../../../platform/strapi/staff'
import { table } from '../../../../platform/strapi/tables'
import { REDIRECT } from '../../../../content/shared/types'
import type { Redirect } from '../redirects'
import { type Line, linesIn } from './lines'
import { messageOf, type Planned, planImport } from './plan'

/** Keeps an import short: each of its lines is checked against all redirects. */
const MAX_LINES = 500
const MAX_CHARACTERS = 300_000

const MAY_CHANGE = 'plugin::content-manager.explorer.update'

const TOO_LONG = `A list has at most ${MAX_CHARACTERS / 1000} KB.`

/** Only an explicit `isTrial: false` writes. */
const list = z.object({
  csv: z.string(TOO_LONG).check(z.maxLength(MAX_CHARACTERS, TOO_LONG)),
  isTrial: z.prefault(z.boolean(), true),
})

function parseLines(csv: string): Line[] {
  let lines: Line[]
  try {
    lines = linesIn(csv)
  } catch {
    throw invalid('Invalid CSV: unclosed quotation mark.')
  }
  if (lines.length === 0) throw invalid('The list has no lines.')
  if (lines.length > MAX_LINES)
    throw invalid(`A list has at most ${MAX_LINES} lines. Split it and import the parts in turn.`)
  return lines
}

/** Writes one line; an address that was taken since the plan is an error of the line. */
async function write(strapi: Core.Strapi, planned: Planned): Promise<Planned> {
  const { documentId, from, to } = planned
  const redirects = documents(strapi, REDIRECT)
  try {
    if (documentId === undefined) await redirects.create({ data: { from, to } })
    else await redirects.update({ documentId, data: { from, to } })
    return planned
  } catch (error) {
    return { ...planned, outcome: 'wrong', message: messageOf(error) }
  }
}

const isWritten = ({ outcome }: Planned) => outcome === 'new' || outcome === 'changed'

/**
 * The lines in an order in which the target of each is written before it. A chain in the order of a file would have
 * all its earlier lines rewritten for each later one, which takes minutes for two hundred.
 */
function targetsFirst(planned: readonly Planned[]): Planned[] {
  const byPath = new Map(planned.filter(isWritten).map((one) => [normalPath(one.from), one]))
  const ordered = new Set<Planned>()
  for (const first of planned) {
    const way = [first]
    for (let last = first; ;) {
      const following = byPath.get(targetPath(last, settings.siteUrl) ?? '')
      if (!following || way.includes(following) || ordered.has(following)) break
      way.push(following)
      last = following
    }
    for (const one of way.toReversed()) ordered.add(one)
  }
  return [...ordered]
}

async function importRedirects(strapi: Core.Strapi, ctx: Context) {
  const { csv, isTrial } = parseBody(list, ctx.request.body)
  // A trial is refused, too, so that nobody prepares what is refused in the end.
  if (!(await mayChangeLive(strapi))) throw new Refused(403, LIVE_AT_ONCE)
  const mayChange = abilityOf(ctx).can(MAY_CHANGE, REDIRECT)
  const planned = (await planImport(strapi, parseLines(csv))).map((one): Planned =>
    one.outcome === 'changed' && !mayChange
      ? { ...one, outcome: 'wrong', message: 'Your role may not change redirects.' }
      : one,
  )
  if (isTrial) return planned
  const done = new Map<Planned, Planned>()
  for (const one of targetsFirst(planned))
    done.set(one, isWritten(one) ? await write(strapi, one) : one)
  return planned.map((one) => done.get(one) ?? one)
}

async function* exported(strapi: Core.Strapi) {
  yield ['from', 'to']
  const redirects = await table<Redirect>(strapi, REDIRECT).findMany({ orderBy: { from: 'asc' } })
  for (const { from, to } of redirects) yield [from, to]
}

function exportRedirects(strapi: Core.Strapi, ctx: Context) {
  ctx.type = 'text/csv; charset=utf-8'
  ctx.attachment('redirects.csv')
  ctx.body = csvOf(exported(strapi))
}

async function respondWithImport(strapi: Core.Strapi, ctx: Context) {
  ctx.body = { lines: await importRedirects(strapi, ctx) }
}

/** Exports redirects as a CSV file, and imports them from one: first as a trial, then line by line. */
export const redirectRoutes = panelRoutes('/redirects', [
  ['GET', '/export', anyEntry([REDIRECT], 'read'), exportRedirects],
  // To change a stored redirect takes another permission, which the handler checks.
  ['POST', '/import', anyEntry([REDIRECT], 'create'), respondWithImport],
])
