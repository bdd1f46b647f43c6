import { errors } from '@strapi/utils'
import { isJsonObject } from '../shared/json'

/** Takes the refused values out of an error of validation: Strapi quotes each of them, and one can be a password. */
export function removeRejectedValues(error: unknown) {
  if (!(error instanceof errors.ValidationError)) return
  const { errors: problems }: { errors?: unknown } = error.details ?? {}
  if (!Array.isArray(problems)) return
  for (const problem of problems) if (isJsonObject(problem)) delete problem['value']
}
