import { isJsonObject } from '../../../platform/http/json-object'
import type { Context } from '../../../platform/strapi/context'

/** A save in the panel: of which entry, and which stored version it was based on. */
export type Save = { model: string; documentId: string | undefined; basedOn: number }

const saves = new WeakMap<object, Save>()

/** A request names when the version that it is based on was saved: the panel always, a program if it wants the check. */
export function noteSave({ request, params }: Context) {
  const { model, id }: { model?: string; id?: string } = params
  const updatedAt: unknown = isJsonObject(request.body) ? request.body['updatedAt'] : undefined
  const basedOn = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  if (model !== undefined && !Number.isNaN(basedOn))
    saves.set(request, { model, documentId: id, basedOn })
}

/** Once per request: publishing saves first, which makes a new version. */
export function takeSave({ request }: Pick<Context, 'request'>): Save | undefined {
  const save = saves.get(request)
  saves.delete(request)
  return save
}
