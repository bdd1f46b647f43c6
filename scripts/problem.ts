/** An error that the operator can fix: its message is shown without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}
