import { lchOf } from './oklch'
import type { Colors } from './wish'

const WEAKEST = 0.03

/** Each up to a hue in degrees. */
const hues = [
  [15, 'Pink'],
  [38, 'Red'],
  [70, 'Orange'],
  [112, 'Yellow'],
  [162, 'Green'],
  [215, 'Teal'],
  [275, 'Blue'],
  [325, 'Violet'],
  [360, 'Pink'],
] as const

function nameOf(color: string): string {
  const { strength, hue } = lchOf(color)
  return strength < WEAKEST ? 'Grey' : (hues.find(([end]) => hue <= end)?.[1] ?? 'Pink')
}

/** What editors call the colours; two of one name are told apart by a number. */
export function colorNamesOf({ first, second, third }: Colors) {
  const names = [first, second, third].map(nameOf)
  const [one = '', two = '', three = ''] = names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier === 0 ? name : `${name} ${earlier + 1}`
  })
  return { first: one, second: two, third: three }
}
