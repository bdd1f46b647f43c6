import { parse } from 'pg-connection-string'

/** Modes in which PostgreSQL's own programs accept a connection without TLS; the driver can't negotiate. */
const PLAIN_MODES = new Set(['disable', 'allow', 'prefer'])

/** A machine that vanishes says nothing: its connections count as lost after this time. */
const SILENT_S = 3
const PROBES = 3
const CONNECT_MS = 5_000

/**
 * Lets PostgreSQL end a connection of this process that vanished, with its transaction: a visitor's second attempt, or
 * an editor's next publish, would wait for its locks for two hours.
 */
export const END_IF_SILENT = `
  set tcp_keepalives_idle = ${SILENT_S};
  set tcp_keepalives_interval = 1;
  set tcp_keepalives_count = ${PROBES};
  set tcp_user_timeout = ${(SILENT_S + PROBES) * 1000}`

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
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_S * 1000,
    connectionTimeoutMillis: CONNECT_MS,
    ssl: wantsTls && { ...certificates, rejectUnauthorized: true },
  }
}
