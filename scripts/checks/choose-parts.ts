import { execFileSync } from 'node:child_process'
import { OperatorError } from '../operator-error'
import { inRoot } from '../paths'
import { changedPaths, changedTestsIn } from './changed'
import { firstTests } from './first-tests'
import { postgresPrograms } from './postgres'
import { ofChanges, type Part, parts, type Stage, stages } from './parts'

/** A part, and which of its test files run: all, if none are named. */
export type Choice = { part: Part; files: string[] }

const testFiles = () =>
  execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    {
      cwd: inRoot(),
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(Boolean)

/** The part that a test file belongs to. The pattern of the unit tests fits many others, too, and is tried last. */
const partOf = (file: string) =>
  [...parts.filter(({ name }) => name !== 'unit'), ...parts].find(({ holds }) => holds?.test(file))

/** The tests that a name of a part, or a piece of a path, stands for. */
function choicesFor(name: string, files: string[]): Choice[] {
  const named = parts.find((part) => part.name === name)
  if (named) return [{ part: named, files: [] }]
  const matching = files.filter((file) => file.includes(name))
  return matching.flatMap((file) => {
    const part = partOf(file)
    return part ? [{ part, files: [file] }] : []
  })
}

/** Each part once, with all of its tests if they are wanted. */
function merged(choices: Choice[]): Choice[] {
  return parts.flatMap((part) => {
    const own = choices.filter((choice) => choice.part === part)
    if (own.length === 0) return []
    const isWhole = own.some(({ files }) => files.length === 0)
    return [{ part, files: isWhole ? [] : [...new Set(own.flatMap(({ files }) => files))] }]
  })
}

function choose(names: string[]): Choice[] {
  const files = testFiles()
  return merged(
    names.flatMap((name) => {
      const choices = choicesFor(name, files)
      if (choices.length > 0) return choices
      const known = parts.map((part) => part.name).join(', ')
      throw new OperatorError(
        `There is no test part or file “${name}”. The parts are: ${known}. A file is named by a piece of its path, such as staff/menu.`,
      )
    }),
  )
}

const whole = (...wanted: Stage[]): Choice[] =>
  parts.filter(({ stage }) => wanted.includes(stage)).map((part) => ({ part, files: [] }))

/** What `npm test` runs: all that is cheap, and the first tests of the rest. */
const first = (): Choice[] => merged([...whole('check'), ...choose(firstTests)])

/**
 * Tests that a part of their own runs on PostgreSQL, where it is installed. Then they run on SQLite only before a
 * release, but for the few that `npm test` has run there.
 */
const ON_BOTH_DATABASES = /^tests\/api\/database\//

/** What is left of parts after `npm test`. */
function restOf(choices: Choice[], stage: string): Choice[] {
  const done = first()
  const isLeft = (file: string) =>
    stage === '--release' || !postgresPrograms() || !ON_BOTH_DATABASES.test(file)
  const files = testFiles().filter(isLeft)
  return choices.flatMap(({ part }) => {
    const own = done.find((one) => one.part === part)
    if (!own) return [{ part, files: [] }]
    const left = files.filter((file) => partOf(file) === part && !own.files.includes(file))
    return own.files.length > 0 && left.length > 0 ? [{ part, files: left }] : []
  })
}

const commands: Partial<Record<string, () => Choice[]>> = {
  '--check': () => whole('check'),
  '--all': () => whole('check', 'all'),
  '--release': () => whole(...stages),
}

/** `-- --changed`, `-- part …`, `-- staff/menu …`, the name of a command, or nothing for what comes first. */
export function chooseParts([name, ...more]: string[]): Choice[] {
  if (name === undefined) return first()
  const choices = commands[name]?.()
  if (choices) return more.includes('--rest') ? restOf(choices, name) : choices
  if (name !== '--changed') return choose([name, ...more])
  const paths = changedPaths()
  if (paths.length === 0)
    throw new OperatorError('Nothing has changed since the last release of main.')
  return [...ofChanges.map((part) => ({ part, files: [] })), ...choose(changedTestsIn(paths))]
}
