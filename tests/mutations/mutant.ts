/** A small fault, such as a developer could make in a hurry, and who would suffer from it. */
export type Mutant = {
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** What a person would notice. */
  harm: string
  /** The test files that fail with it; the tests beside the code run in any case. */
  caughtBy: string
}

export type Mutants = Readonly<Record<string, Mutant>>
