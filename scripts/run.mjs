// The entry point of every command: `node scripts/run.mjs <command>`. It has to run on an old Node and
// in a fresh clone, so it is plain JavaScript without dependencies.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (isNewEnough) {
  import('./command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)))
} else {
  console.error(
    `This project needs Node 20.19+, 22.12+ or newer; this is Node ${process.versions.node}.`,
  )
  process.exitCode = 1
}
