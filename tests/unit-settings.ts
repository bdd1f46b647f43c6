import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSecrets } from '../scripts/secrets'

/** The settings of a cms, for unit tests of what reads them: keys of its own, a mail server and a receiver that do not answer. */
export default async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-settings-'))
  await makeSecrets(join(folder, 'secrets'))
  Object.assign(process.env, {
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:9',
    WEBHOOK_TARGETS: 'http://127.0.0.1:9/crm|name=CRM',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'unit').toString('base64')}`,
  })
  return () => rmSync(folder, { recursive: true })
}
