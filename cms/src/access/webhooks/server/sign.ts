import { createHmac } from 'node:crypto'

type Message = { id: string; at: Date; body: string }

/** As standardwebhooks.com describes it, for which receivers have libraries. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatureWith = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signatureWith(secret)}`).join(' '),
  }
}
