import { makeContainerSecrets, rotateContainerSecrets } from './secrets'

const ROTATE = '--rotate'

const args = process.argv.slice(2)
const [cms, web, database] = args.filter((arg) => arg !== ROTATE)
if (!cms || !web || !database) {
  console.error(`Usage: container-secrets [${ROTATE}] <cms folder> <site folder> <database folder>`)
  process.exit(1)
}
const change = args.includes(ROTATE) ? rotateContainerSecrets : makeContainerSecrets
void change({ cms, web, database }).then(() => console.log('The secrets are in place.'))
