import { errors } from '@strapi/utils'

/** An error in Strapi's own shape, so that the panel shows the message at the field, such as `aliases.0.path`. */
export const fieldProblem = (field: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: field.split('.'), name: 'ValidationError', message }],
  })
