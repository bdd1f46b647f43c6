import { describe, expect, it } from 'vitest'
import { emailProblem, nameProblem, scriptProblem } from './name-rule'

describe('a name', () => {
  it.each([
    'Ana-Lúcia d’Ávila',
    "Ana-Lúcia d'Ávila",
    'Zoë Ðorđević',
    'Zoe\u0308',
    '李小龙',
    'さくら 桜子',
    'マイク・山田',
    '김 철수',
    'Юлия Іванова',
    'Ελένη Παπαδοπούλου',
    'محمد بن سلمان',
    'אברהם כהן',
    'प्रिया शर्मा',
    '',
  ])('is accepted in any one script: %j', (name) => {
    expect(nameProblem(name) ?? scriptProblem(name)).toBeUndefined()
  })

  it.each([
    'Ana\u034F',
    'Ana\u2800',
    'Ana\u3164',
    'Ana\uFE0F',
    'Ana\u{E0101}',
    'Ana\u200B',
    'Ana\u200D',
    'Ana\u00AD',
    'Ana\u202Egro',
    'Ana\r\nBcc: x',
  ])('is refused with characters that nobody sees: %j', (name) => {
    expect(nameProblem(name)).toContain('not visible')
  })

  it.each([
    '\u0410na',
    'An\u0430 Novais',
    'Ana \u039Dovais',
    'Ana \u674E',
    '\u0391\u043B\u043B\u0430',
  ])('is refused with letters of two scripts: %j', (name) => {
    expect(scriptProblem(name)).toContain('one script')
  })
})

it.each([
  'admin@wallet.ex\u0430mple',
  'admin\u200B@wallet.example',
  'ad min@wallet.example',
  'zoë@wallet.example',
])('an email address that could pass for another is refused: %j', (email) => {
  expect(emailProblem(email)).toContain('without accents')
  expect(emailProblem('o.neil+staff@wallet.example')).toBeUndefined()
})
