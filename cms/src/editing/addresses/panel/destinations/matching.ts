import { withoutAccents } from '@app/contract'
import type { Destination } from '../../../shared/destination'

const MAX_SUGGESTIONS = 50

const plain = (text: string) => withoutAccents(text).toLowerCase()

/** The first destinations that have each typed word in their title, their page or their address, the best first. */
export function matching(all: readonly Destination[], typed: string): Destination[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const isMeant = ({ title, page = '', address }: Destination) => {
    const text = `${plain(title)} ${plain(page)} ${address}`
    return words.every((word) => text.includes(word))
  }
  const [first = ''] = words
  /**
   * Titles that start with the first word come first, then titles and addresses with a word that does. Sections come
   * last.
   */
  const rank = ({ kind, title, address }: Destination) => {
    const later = kind === 'section' ? 3 : 0
    if (plain(title).startsWith(first)) return later
    return `${plain(title)} ${address}`.split(/[\s/#-]/).some((word) => word.startsWith(first))
      ? later + 1
      : later + 2
  }
  return all
    .filter(isMeant)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SUGGESTIONS)
}
