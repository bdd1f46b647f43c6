import { describeError, type LogFormat, logLine, withoutPersonalData } from '@app/runtime'
import { requestId } from './request-id'

export type Log = (message: string, error?: unknown) => void

/** Writes to the standard output: what happened, and the error behind it. */
export const createLog =
  (format: LogFormat): Log =>
  (message, error) => {
    const cause = error instanceof Error ? describeError(error) : undefined
    const text = [withoutPersonalData(message), cause?.message].filter(Boolean).join(' ')
    const level = error === undefined ? 'info' : 'error'
    const stack = cause ? { stack: cause.stack } : {}
    console.log(logLine(format, { level, message: text, requestId: requestId(), ...stack }))
  }
