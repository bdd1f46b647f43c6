import { deliverableAddress, staffViewOf } from '@app/contract'
import type { Submission } from '../types'

/** Where a reply goes; undefined where nobody is replied to or no mail could reach the address. */
export function replyAddressOf({ form, answers }: Submission): string | undefined {
  const { replyTo } = staffViewOf(form)
  const value = answers.find(({ field }) => field === replyTo)?.value
  return typeof value === 'string' ? deliverableAddress(value) : undefined
}
