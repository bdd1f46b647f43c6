import { z } from '@app/runtime'
import { isJsonObject } from '../shared/json'
import { invalid } from './query'

/** What a call of the panel sent, if it is what the schema says; else staff see its first complaint. */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(isJsonObject(body) ? body : {})
  if (error) throw invalid(error.issues[0]?.message ?? 'Bad Request')
  return data as z.output<Schema>
}

/** A text of several lines that both databases can store. */
const STORABLE = /^(?:[\n\t]|\r\n|[^\p{Cc}\p{Cs}])*$/u

type Sentences = { missing?: string; unstorable: string; tooLong: string }

/** What staff write, without the spaces around it. It may be empty if no sentence says that it is missing. */
export const writtenText = (longest: number, { missing, unstorable, tooLong }: Sentences) =>
  z.prefault(
    z
      .string(unstorable)
      .check(
        z.trim(),
        z.regex(STORABLE, unstorable),
        z.minLength(missing ? 1 : 0, missing),
        z.maxLength(longest, tooLong),
      ),
    '',
  )
