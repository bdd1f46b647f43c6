import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Labels } from './shared/compare'
import { labelsOf } from './labels'
import { isJsonObject } from '../platform/shared/json'
import { Refused } from '../platform/refusals/refused'

type Problem = { path: string[]; message: string }

const isNumber = (part: string) => /^\d+$/.test(part)

/** "Other addresses › 2 › path": by the labels of the form; what has none is named as the field is. */
function labelOf(path: string[], uid: string, labels: Labels): string {
  let model = uid
  return path
    .map((part) => {
      if (isNumber(part)) return String(Number(part) + 1)
      const known = labels[model]?.[part]
      model = known?.component ?? model
      return known?.label ?? part
    })
    .join(' › ')
}

function problemsIn(error: unknown): Problem[] {
  const { details } = error as { details?: { errors?: unknown } }
  const found = Array.isArray(details?.errors) ? details.errors : []
  return found.flatMap((one: unknown) =>
    isJsonObject(one) && Array.isArray(one['path'])
      ? [{ path: one['path'].map(String), message: String(one['message']) }]
      : [],
  )
}

/** Why an entry could not be saved or published, in a sentence for each field; undefined for an error of the server. */
export function reasonIn(strapi: Core.Strapi, uid: string, error: unknown): string | undefined {
  if (error instanceof Refused) return error.message
  if (!(error instanceof errors.ValidationError)) return undefined
  const labels = labelsOf(strapi, uid)
  const sentences = problemsIn(error).map(
    ({ path, message }) => `“${labelOf(path, uid, labels)}”: ${message}`,
  )
  return sentences.length > 0 ? sentences.join(' ') : error.message
}
