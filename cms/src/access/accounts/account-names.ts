import { visibleText } from '@beam/contract'
import { fieldProblem } from '../../platform/refusals/field-problem'

const MAX_LENGTH = 100

const isPlain = (name: string) => visibleText(name) === name && !/[\n\t]/.test(name)

/** Names of staff stand in histories and emails, so nothing in them may hide or reorder text. */
export function checkNames(changes: object) {
  for (const field of ['firstname', 'lastname', 'username'] as const) {
    const name: unknown = Reflect.get(changes, field)
    if (typeof name !== 'string') continue
    if (name.length > MAX_LENGTH)
      throw fieldProblem(field, `A name can have at most ${MAX_LENGTH} characters.`)
    if (!isPlain(name)) throw fieldProblem(field, 'This name has characters that are not visible.')
  }
}
