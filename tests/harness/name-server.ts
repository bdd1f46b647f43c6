import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Offsets and lengths of RFC 1035. */
const HEADER = 12
const QUESTION_TAIL = 4

/** Where the name of the first question ends. */
function endOfName(message: Buffer): number {
  let at = HEADER
  while (message[at]) at += message.readUInt8(at) + 1
  return at + 1
}

const answerTo = (addresses: string[]) =>
  addresses.map((address) =>
    Buffer.from([0xc0, HEADER, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  )

/** A name server that knows one answer to every question, as Docker's does for an alias of several containers. */
export async function startNameServer(addresses: string[]) {
  const socket = createSocket('udp4')
  socket.on('message', (message, { port, address }) => {
    const question = message.subarray(HEADER, endOfName(message) + QUESTION_TAIL)
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0])
    message.copy(header, 0, 0, 2)
    socket.send(Buffer.concat([header, question, ...answerTo(addresses)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}
