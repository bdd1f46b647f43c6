import { describe, expect, it } from 'vitest'
import { signed } from './sign'

const account = {
  id: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}

/** The examples of Amazon’s documentation, “Signature Calculations for the Authorization Header”. */
describe('a request is signed as Amazon’s own example', () => {
  it.each([
    [
      'GET',
      'test.txt',
      { range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      'test%24file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      '?max-keys=2&prefix=J',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s /%s', (method, path, headers, body, signature) => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com/${path}`)
    const request = {
      method,
      url,
      headers: headers as Record<string, string>,
      body: Buffer.from(body),
    }
    const { Authorization } = signed(request, account, new Date('2013-05-24T00:00:00Z'))
    expect(Authorization).toMatch(new RegExp(`Signature=${signature}$`))
  })
})
