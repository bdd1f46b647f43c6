const PORTS: Record<string, number> = { 'smtps:': 465, 'imaps:': 993, 'imap:': 143 }

/** The mail server's host and port, with the port that its clients would choose if there is none. */
export function mailServerOf(url: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname.toLowerCase(), port: Number(port) || (PORTS[protocol] ?? 587) }
}
