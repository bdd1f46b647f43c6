/** Something that the person at the keyboard can put right: told in words, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}
