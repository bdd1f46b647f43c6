import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printResult } from '../../scripts/checks/print-result'
import type { Result } from '../../scripts/checks/result'
import { OperatorError } from '../../scripts/operator-error'
import { inRoot } from '../../scripts/paths'
import { step } from '../../scripts/progress'
import { mutants, type NamedMutant } from './all'
import { build, isAcrossRooms, testFile, testRelated, testUnits } from './checks'
import { copyOfRepository } from './copy'

/** The list is there to find gaps: a few mutants may survive until they are closed. */
const SHARE_TO_CATCH = 55 / 60

const textOf = ({ file }: NamedMutant) => readFileSync(inRoot(file), 'utf8')
const titleOf = ({ name, file }: NamedMutant) => `${file}: ${name}`

function choose(wanted: string[]): NamedMutant[] {
  const isWanted = (title: string) =>
    wanted.length === 0 || wanted.some((part) => title.includes(part))
  const chosen = mutants.filter((one) => isWanted(titleOf(one)))
  if (chosen.length === 0)
    throw new OperatorError(`No mutant has “${wanted.join('” or “')}” in its title.`)
  const outdated = chosen.filter((one) => textOf(one).split(one.find).length !== 2)
  if (outdated.length > 0)
    throw new OperatorError(
      `This code has changed. Find another fault for it:\n${outdated.map(titleOf).join('\n')}`,
    )
  return chosen
}

/** A test that fails without a mutant catches nothing; of those across rooms, one shows that servers start. */
async function refuseFailing(copy: string, chosen: NamedMutant[]) {
  const across = chosen.map(({ caughtBy }) => caughtBy).find(isAcrossRooms)
  const failing = (await testUnits(copy)) ?? (across && (await testFile(copy, across)))
  if (failing) throw new OperatorError(`A test fails without any mutant.\n${failing}`)
}

/** Which test catches it, the likeliest first; undefined if it survives. */
async function catcherOf(copy: string, mutant: NamedMutant): Promise<string | undefined> {
  const { file, find, replace, caughtBy } = mutant
  const text = textOf(mutant)
  writeFileSync(
    join(copy, file),
    text.replace(find, () => replace),
  )
  try {
    const isAcross = isAcrossRooms(caughtBy)
    return (
      (isAcross ? await build(copy) : undefined) ??
      (await testFile(copy, caughtBy)) ??
      (isAcross ? await testFile(copy, caughtBy, true) : undefined) ??
      (await testRelated(copy, file))
    )
  } finally {
    writeFileSync(join(copy, file), text)
  }
}

async function tryAll(chosen: NamedMutant[]): Promise<Result> {
  const copy = copyOfRepository()
  try {
    await step('The tests without a mutant', () => refuseFailing(copy, chosen))
    const survivors: string[] = []
    for (const mutant of chosen) {
      const caught = await step(
        titleOf(mutant),
        () => catcherOf(copy, mutant),
        (by) => ({ isGood: by !== undefined, message: `→ ${by ?? 'survived'}` }),
      )
      if (!caught) survivors.push(`${titleOf(mutant)} survived.\n${mutant.harm}`)
    }
    const failed = survivors.length
    return { passed: chosen.length - failed, failed, skipped: 0, details: survivors, times: [] }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

try {
  const result = await tryAll(choose(process.argv.slice(2)))
  printResult(result)
  const share = result.passed / (result.passed + result.failed)
  process.exitCode = share >= SHARE_TO_CATCH ? 0 : 1
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
