/** How long a slow or silent client may hold a connection to one of our servers, and how many there may be. */
export const connectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 30_000,
  /** A client that does not read its response. */
  inactivityMs: 60_000,
  /** How often Node looks for connections past these limits. */
  checkMs: 1_000,
  connections: 4_000,
}
