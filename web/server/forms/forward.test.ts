import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forms } from '@app/contract'
import { expect, it, onTestFinished } from 'vitest'
import { forwardTo } from './forward'

const forwarded = {
  form: forms.newsletter,
  payload: { email: 'ana@example.com' },
  key: 'key-1',
  address: '192.0.2.1',
  isHoneypotFilled: false,
  language: undefined,
}

/** A cms that dies as it answers the first so many posts; the keys that it got. */
async function cmsThatDies(times: number) {
  const keys: unknown[] = []
  const cms = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'])
    if (keys.length <= times) return void request.socket.destroy()
    response.writeHead(201).end('{}')
  })
  onTestFinished(() => void cms.close())
  await once(cms.listen(0, '127.0.0.1'), 'listening')
  const { port } = cms.address() as AddressInfo
  return { forward: forwardTo(`http://127.0.0.1:${port}`, 'token'), keys }
}

it('a form that the cms dies with is sent again, with its key', async () => {
  const { forward, keys } = await cmsThatDies(1)
  expect(await forward(forwarded)).toMatchObject({ status: 201 })
  expect(keys).toEqual(['key-1', 'key-1'])
})

it('but not a third time', async () => {
  const { forward, keys } = await cmsThatDies(2)
  await expect(forward(forwarded)).rejects.toThrow()
  expect(keys).toHaveLength(2)
})
