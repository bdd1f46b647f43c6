import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { freePort } from '../../scripts/servers/free-port'
import { startChild } from './child'

/** Debian's `dovecot-imapd`; not on the path of every user. */
const DOVECOT = '/usr/sbin/dovecot'

export const hasDovecot = existsSync(DOVECOT)

const USER = 'reply@wallet.example'
const PASSWORD = 'a-password/with?signs'

/** Dovecot serves no mail as root. */
const ownerOf = () => {
  const { uid, gid, username } = userInfo()
  const [name, user, group] = uid === 0 ? ['nobody', 65_534, 65_534] : [username, uid, gid]
  const groupName = execFileSync('id', ['-gn', name]).toString().trim()
  return { uid: user, gid: group, name, groupName }
}

const configuration = (folder: string, port: number, { uid, gid, name, groupName }: Owner) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
default_internal_user = ${name}
default_internal_group = ${groupName}
default_login_user = ${name}
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`

type Owner = ReturnType<typeof ownerOf>

const START_MS = Date.now()

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })

/** A real IMAP server with one mailbox, into which a test delivers as a mail server does. */
export async function startMailboxServer() {
  const owner = ownerOf()
  const folder = mkdtempSync(join(tmpdir(), 'site-imap-'))
  chmodSync(folder, 0o755)
  for (const name of ['run', 'mail', 'mail/tmp', 'mail/new', 'mail/cur']) {
    mkdirSync(join(folder, name))
    if (name !== 'run') chownSync(join(folder, name), owner.uid, owner.gid)
  }
  const port = await freePort()
  const file = join(folder, 'dovecot.conf')
  writeFileSync(file, configuration(folder, port, owner))

  const launch = async () => {
    const child = startChild(DOVECOT, ['-F', '-c', file], { detached: true })
    await child.waitUntil(() => answers(port))
    return child
  }
  let child = await launch()
  /** All of its processes at once: by itself it waits ten seconds for those whose clients are connected. */
  const stop = () => {
    process.kill(-Number(child.pid), 'SIGTERM')
    return child.ended
  }
  let delivered = 0

  const log = () => readFileSync(join(folder, 'log'), 'utf8')
  return {
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    address: USER,
    log,
    loginCount: () => log().split('Login: user=').length - 1,
    /** Also while the server is stopped. */
    deliver(raw: string | Buffer, receivedAt = new Date()) {
      delivered += 1
      // Dovecot gives UIDs in the order of the seconds that the names begin with.
      const name = `${Math.floor(START_MS / 1000) + delivered}.${delivered}.test`
      const temporary = join(folder, 'mail/tmp', name)
      writeFileSync(temporary, raw)
      utimesSync(temporary, receivedAt, receivedAt)
      chownSync(temporary, owner.uid, owner.gid)
      renameSync(temporary, join(folder, 'mail/new', name))
    },
    /** Whether each email in the mailbox is marked as read, by a text that it contains. */
    isRead: (text: string): boolean[] =>
      ['new', 'cur'].flatMap((place) =>
        readdirSync(join(folder, 'mail', place))
          .filter((name) => readFileSync(join(folder, 'mail', place, name)).includes(text))
          .map((name) => /:2,[A-Z]*S/.test(name)),
      ),
    /** Takes the mark away, while the server is stopped or nobody reads. */
    unmark(text: string) {
      const place = join(folder, 'mail/cur')
      for (const name of readdirSync(place))
        if (readFileSync(join(place, name)).includes(text))
          renameSync(join(place, name), join(place, name.replace(/:2,.*/, ':2,')))
    },
    stop,
    async startAgain() {
      child = await launch()
    },
    /** The server forgets which UIDs it gave, as after a restored mailbox. */
    renumber() {
      for (const name of readdirSync(join(folder, 'mail')))
        if (name.startsWith('dovecot')) rmSync(join(folder, 'mail', name), { recursive: true })
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
