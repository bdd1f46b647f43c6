import { errors } from '@strapi/utils'
import { isJsonObject } from '../shared/json'

/** Strapi quotes each value that it refuses, which can be a password. */
export function removeRejectedValues(error: unknown) {
  if (!(error instanceof errors.ValidationError)) return
  const { errors: problems }: { errors?: unknown } = error.details ?? {}
  if (!Array.isArray(problems)) return
  for (const problem of problems) if (isJsonObject(problem)) delete problem['value']
}
