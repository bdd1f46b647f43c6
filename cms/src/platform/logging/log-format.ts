import { describeError, type LogFormat, logLine, withoutPersonalData } from '@app/runtime'

/** Winston's own keys of an entry. */
const LEVEL = Symbol.for('level')
const LINE = Symbol.for('message')

type Entry = {
  [LEVEL]?: string
  level: string
  message: unknown
  stack?: string
  code?: unknown
  fields?: Record<string, string | number>
}

/** An entry without personal data. Winston joins the message of an error to the text before it, and keeps its stack. */
const describe = ({ message, stack, code }: Entry) => {
  const text = typeof message === 'string' ? message : JSON.stringify(message)
  if (stack === undefined) return { message: withoutPersonalData(text) }
  return describeError({ name: 'Error', message: text, stack, code })
}

/**
 * Replaces Strapi's format. The messages of databases, parsers and of Strapi itself may repeat what a
 * visitor or an editor sent, so they are cleaned on the one way that leads to the log.
 */
export const logFormat = (format: LogFormat, requestId: () => string | undefined) => ({
  transform: (entry: Entry) => {
    const { level, fields } = entry
    const line = { level, ...describe(entry), requestId: requestId(), ...(fields && { fields }) }
    return { level, message: line.message, [LEVEL]: entry[LEVEL], [LINE]: logLine(format, line) }
  },
})
