/** As PostgreSQL's own programs read it: these do without TLS where the server has none. */
const MAY_BE_PLAIN = new Set(['disable', 'allow', 'prefer'])

/** What the driver wants to know, from the address and a password that may stand apart. */
export function postgresConnection(address: string, password: string | undefined) {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode') ?? 'prefer'
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    database: decodeURIComponent(url.pathname.slice(1)),
    user: decodeURIComponent(url.username),
    password: password ?? decodeURIComponent(url.password),
    ssl: MAY_BE_PLAIN.has(mode) ? false : { rejectUnauthorized: true },
  }
}
