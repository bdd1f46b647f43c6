// The entry point of every command: `node scripts/run.mjs <command>`. It has to run on an old Node and
// in a fresh clone, so it is plain JavaScript without dependencies.
import { readFileSync } from 'node:fs'

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Each is "^major.minor.patch", or ">=major.minor.patch" for the last. */
const ranges = engines.node.split(' || ').map((range) => {
  const [from = 0, least = 0] = (range.match(/\d+/g) || []).map(Number)
  const isLast = range.startsWith('>')
  return {
    text: `${from}.${least}${isLast ? ' or newer' : '+'}`,
    isMet: (major === from && minor >= least) || (isLast && major > from),
  }
})

const args = process.argv.slice(2)
if (!ranges.some(({ isMet }) => isMet)) {
  const texts = ranges.map(({ text }) => text).join(', ')
  console.error(`This project needs Node ${texts}; this is Node ${process.versions.node}.`)
  process.exitCode = 1
} else if (Number(process.versions.napi) < 10) {
  void import('./newer-node.mjs').then(({ runOnNewerNode }) => runOnNewerNode(args))
} else {
  void import('./command.mjs').then(({ runCommand }) => runCommand(args))
}
