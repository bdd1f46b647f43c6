import type { IncomingHttpHeaders } from 'node:http'
import { formHeaders, type LanguageCode, languageCodes } from '@app/contract'
import { headerOf } from '../../platform/http/headers'

export type Signals = {
  isSpam: boolean
  secondsTaken: number | null
  /** The consent wording that the client says it showed. */
  wordingVersion: string | null
  /** The language of the page; null for the site's own. */
  language: LanguageCode | null
}

const largestInteger = 2 ** 31 - 1

const matching = (pattern: RegExp, value = '') => (pattern.test(value) ? value : null)

/** Headers sent beside the payload. All are recorded; only a filled honeypot marks spam. */
export function parseSignals(headers: IncomingHttpHeaders): Signals {
  const seconds = matching(/^\d{1,15}(\.\d+)?$/, headerOf(headers, formHeaders.seconds))
  return {
    isSpam: (headerOf(headers, formHeaders.honeypot) ?? '').trim() !== '',
    secondsTaken: seconds === null ? null : Math.min(Math.floor(Number(seconds)), largestInteger),
    language:
      languageCodes.find((code) => code === headerOf(headers, formHeaders.language)) ?? null,
    wordingVersion: matching(/^[\x21-\x7e]{1,60}$/, headerOf(headers, formHeaders.wording)),
  }
}
