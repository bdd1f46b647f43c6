import { deliverableAddress, staffViewOf } from '@app/contract'
import type { Submission } from '../types'

/** The address of a reply; undefined if the form asks for none or no mail could reach it. */
export function replyAddressOf({ form, answers }: Submission): string | undefined {
  const { replyTo } = staffViewOf(form)
  const value = answers.find(({ field }) => field === replyTo)?.value
  return typeof value === 'string' ? deliverableAddress(value) : undefined
}
