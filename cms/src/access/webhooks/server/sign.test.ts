import { expect, it } from 'vitest'
import { signedHeaders } from './sign'

/** The example of the specification's own libraries. */
it('signs id, moment and body as receivers check it, with each secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  }
  expect(signedHeaders(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  const both = signedHeaders(message, [secret, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
  expect(both['webhook-signature'].split(' ')).toHaveLength(2)
})
