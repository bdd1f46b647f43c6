import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, settingNotes } from '@app/runtime'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

const compose = read('docker-compose.yml')

it('.env.example names what an operator may set for docker compose', () => {
  const known = namesIn(read('.env.example'), /^# ([A-Z\d_]+)=/gm)
  const missing = namesIn(compose, /\$\{([A-Z\d_]+)/g).filter((name) => !known.includes(name))
  expect(missing, 'add a line "# NAME=" for each to the end of .env.example').toEqual([])
})

it.each(['cms', 'web'])('the image of %s sets what docker compose does not', (room) => {
  const set = namesIn(read(`${room}/Dockerfile`), /\b([A-Z\d_]+)=/g)
  const left = Object.entries(environment.shape).flatMap(([name, rule]) =>
    settingNotes.get(rule)?.container ? [] : [name],
  )
  const advice = `set these in ${room}/Dockerfile, or give them a container in runtime/environment.ts`
  expect(
    left.filter((name) => !set.includes(name)),
    advice,
  ).toEqual([])
})
