import { makeContainerSecrets } from './secrets'

const [cms, web, database] = process.argv.slice(2)
if (!cms || !web || !database) {
  console.error('Usage: container-secrets <cms folder> <site folder> <database folder>')
  process.exit(1)
}
makeContainerSecrets({ cms, web, database })
console.log('The secrets are in place.')
