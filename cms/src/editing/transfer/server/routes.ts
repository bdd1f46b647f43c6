import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { requireActor } from '../../../platform/actor'
import { audit } from '../../../access/audit/server/audit'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { may } from '../../../access/routes/rules'
import { requireDiskSpace } from '../../../platform/http/free-disk'
import { allowSlowBody } from '../../../platform/http/limit-connections'
import { parseDate, parseNames } from '../../../platform/http/query'
import { Refused } from '../../../platform/refusals/refused'
import { settings } from '../../../platform/settings/settings'
import type { Context } from '../../../platform/strapi/context'
import { modes, parts } from '../shared/plan'
import { packed, unpack } from './archive'
import { exported } from './export'
import { MANIFEST } from './format'
import { importPackage } from './import'
import { readLocal } from './local'
import { planImport } from './plan'
import { readPackage } from './read-package'

const MAX_ARCHIVE_BYTES = 500 * 1024 * 1024

async function exportContent(strapi: Core.Strapi, ctx: Context) {
  const chosen = parseNames(ctx.query['only'], parts, 'part')
  const since = parseDate(ctx.query['since'])
  const selection = { parts: chosen.length > 0 ? chosen : parts, since }
  await audit(strapi.db, {
    actor: requireActor(ctx),
    action: 'content.export',
    subject: 'package',
    subjectId: settings.siteUrl,
    detail: { parts: selection.parts.join(', ') },
  })
  // What cannot be exported is refused while the response can still say so.
  const files = exported(strapi, selection)
  const first = await files.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* files
  }
  ctx.type = 'application/gzip'
  ctx.attachment(`content-${new Date(wallClock()).toISOString().slice(0, 10)}.tar.gz`)
  const gzip = createGzip()
  // If the export fails on the way, the connection ends without the end of the archive, so that nobody takes it for
  // whole.
  pipeline(Readable.from(packed(all())), gzip).catch((error: unknown) =>
    strapi.log.warn(`An export ended early: ${String(error)}`),
  )
  ctx.body = gzip
}

async function* limited(chunks: AsyncIterable<Buffer>) {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_ARCHIVE_BYTES) throw new Refused(413)
    // Checked for each chunk: the one before may have been unpacked to many megabytes of zeros.
    await requireDiskSpace()
    yield chunk
  }
}

/** The folder of the package; `tar` may have packed it with the folder around it. */
async function rootIn(folder: string): Promise<string> {
  const names = await readdir(folder)
  const [only] = names
  return names.length === 1 && only !== undefined && only !== MANIFEST ? join(folder, only) : folder
}

function parseOptions({ query }: Context) {
  const [mode = 'drafts'] = parseNames(query['as'], modes, 'way to import')
  const take = typeof query['take'] === 'string' ? query['take'] : ''
  const version = query['version']
  return {
    mode,
    take: take === 'theirs' || take === 'mine' ? take : take.split(',').filter(Boolean),
    deleteOrphans: query['deleteOrphans'] === 'true',
    version: typeof version === 'string' ? version : undefined,
  } as const
}

/**
 * Imports the package in the body if the query names the version of the plan that somebody has seen. Without a version,
 * it answers with the plan and writes nothing.
 */
async function importContent(strapi: Core.Strapi, ctx: Context) {
  if (!ctx.is('application/gzip')) throw new Refused(415, 'Choose a package: a file in .tar.gz.')
  const options = parseOptions(ctx)
  allowSlowBody(ctx.req)
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  try {
    // What is refused early is read to its end, so that the sender gets the response.
    const body = ctx.req.iterator({ destroyOnReturn: false })
    await unpack(limited(body), folder).finally(() => ctx.req.resume())
    const given = await readPackage(strapi, await rootIn(folder))
    ctx.body =
      options.version === undefined
        ? (await planImport(strapi, given, await readLocal(strapi), options.mode)).plan
        : await importPackage(strapi, given, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const mayTransfer = may('api::content-transfer.use')

export const transferRoutes = panelRoutes('/content-transfer', [
  ['GET', '/export', mayTransfer, exportContent],
  ['POST', '/import', mayTransfer, importContent],
])
