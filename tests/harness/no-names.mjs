import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into a server before its own code: it finds no host but this machine, so that no test asks another's.
const { lookup } = dns
dns.lookup = (host, options, callback) => {
  const done = callback ?? options
  if (host === 'localhost' || /^[\d.]+$|:/.test(host)) lookup(host, options, callback)
  else process.nextTick(done, Object.assign(new Error(`no names: ${host}`), { code: 'ENOTFOUND' }))
}
syncBuiltinESMExports()
