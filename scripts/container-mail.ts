import { readEnvironment } from '@app/runtime'
import { mailProxy } from './mail-proxy'

/** The port in `SMTP_PROXY` of docker-compose.yml. */
const PORT = 8025

const { SMTP_URL, IMAP_URL } = readEnvironment(process.env)
const server = mailProxy(SMTP_URL, IMAP_URL).listen(PORT, '0.0.0.0')
process.once('SIGTERM', () => {
  server.close()
  process.exit(0)
})
