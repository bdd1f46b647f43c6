import { parse } from 'pg-connection-string'

/** Modes in which PostgreSQL's own programs accept a connection without TLS; the driver can't negotiate. */
const PLAIN_MODES = new Set(['disable', 'allow', 'prefer'])

/** The driver's settings for DATABASE_URL; a password from its own file takes precedence. */
export function postgresConnection(address: string, password: string | undefined) {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode')
  // The parser's own reading of the modes is changing; ours is below.
  url.searchParams.delete('sslmode')
  const connection = parse(url.href)
  const { ssl } = connection
  const wantsTls = mode === null ? Boolean(ssl) && ssl !== 'false' : !PLAIN_MODES.has(mode)
  const certificates = typeof ssl === 'object' ? ssl : {}
  return {
    ...connection,
    port: Number(connection.port || 5432),
    password: password ?? connection.password,
    ssl: wantsTls && { ...certificates, rejectUnauthorized: true },
  }
}
