import { expect, it } from 'vitest'
import { withFileNames } from './fields'
import { hashOf, pathOf, versionsOf } from './format'
import { hashOfType } from './schema'

it('a hash does not depend on the order of keys', () => {
  expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }))
})

it('a draft that does not differ is left out', () => {
  expect(versionsOf({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual({ published: { a: 1, b: 2 } })
  expect(versionsOf({ a: 1 }, { a: 2 })).toEqual({ published: { a: 1 }, draft: { a: 2 } })
})

it('each entry has a file of its own, whatever its address', () => {
  expect(pathOf('pages', 'legal/terms')).toBe('pages/legal/terms.json')
  expect(pathOf('footer', '')).toBe('footer.json')
  const long = pathOf('redirects', `/${'é/'.repeat(99)}`)
  expect(long).toMatch(/^redirects\/[a-z\d-]+\.json$/)
  expect(pathOf('redirects', '/a b')).not.toBe(pathOf('redirects', '/a-b'))
})

it('the addresses of files in texts get other names, whole or smaller', () => {
  const names = new Map([
    ['logo_ab12', 'X'],
    ['small_talk_cd34', 'Y'],
  ])
  const named = (text: string) => withFileNames(text, (name) => names.get(name))
  expect(named('/uploads/logo_ab12.png and /uploads/small_logo_ab12.png')).toBe(
    '/uploads/X.png and /uploads/small_X.png',
  )
  expect(named('/uploads/small_talk_cd34.png /uploads/other.png')).toBe(
    '/uploads/Y.png /uploads/other.png',
  )
})

it('a type is another with another choice or section, and not with the same ones in another order', () => {
  const hashWith = (choices: string[], sections: string[]) =>
    hashOfType({
      size: { type: 'enumeration', enum: choices },
      Content: { type: 'dynamiczone', components: sections },
    })
  const hash = hashWith(['small', 'large'], ['blocks.text', 'blocks.hero'])
  expect(hashWith(['large', 'small'], ['blocks.hero', 'blocks.text'])).toBe(hash)
  expect(hashWith(['small'], ['blocks.text', 'blocks.hero'])).not.toBe(hash)
  expect(hashWith(['small', 'large'], ['blocks.text'])).not.toBe(hash)
})
