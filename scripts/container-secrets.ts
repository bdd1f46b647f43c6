import { makeSecretsApart } from './secrets'

const [cms, web, database] = process.argv.slice(2)
if (!cms || !web || !database) {
  console.error('Usage: container-secrets <folder of the cms> <of the site> <of the database>')
  process.exit(1)
}
makeSecretsApart({ cms, web, database })
console.log('The secrets are there.')
