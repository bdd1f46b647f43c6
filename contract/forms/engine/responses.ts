import * as z from 'zod/mini'

/** The body of every 201. */
export const accepted = z.object({ data: z.object({ reference: z.string() }) })

/** The body of every error response. */
export const refusal = z.object({
  message: z.string(),
  errors: z.array(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

export type Accepted = z.infer<typeof accepted>
export type Refusal = z.infer<typeof refusal>

export const refuse = (message: string): Refusal => ({ message, errors: [message] })

/** A refusal with field errors, in the form's order. */
export const refuseFields = (fields: Record<string, string>): Refusal => {
  const errors = Object.values(fields)
  const [first, ...others] = errors
  const message =
    first !== undefined && others.length === 0 ? first : 'Please check the fields and try again.'
  return { message, errors, fields }
}
