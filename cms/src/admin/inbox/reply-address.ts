import { staffViewOf } from '@beam/contract'
import type { Submission } from './types'

/** Where a reply goes, or nothing where nobody is replied to. */
export function replyAddressOf({ form, answers }: Submission): string | undefined {
  const { replyTo } = staffViewOf(form)
  const value = answers.find(({ field }) => field === replyTo)?.value
  return typeof value === 'string' && value !== '' ? value : undefined
}
