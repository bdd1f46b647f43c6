/** The mail server's host and port, with the port that nodemailer would choose if there is none. */
export function mailServerOf(smtpUrl: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(smtpUrl)
  return { host: hostname.toLowerCase(), port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
}
