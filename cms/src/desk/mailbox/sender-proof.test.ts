import { expect, it } from 'vitest'
import { senderProof } from './sender-proof'

it.each([
  ['mx.example; dmarc=fail'],
  ['mx.example; spf=pass; dmarc = fail (p=none) header.from=example.org'],
  ['mx.example; dmarc=(a (b) \\) comment)fail'],
  ['mx.example;\r\n\tdmarc\r\n =\r\n fail'],
  ['mx.example; dmarc/1=FAIL'],
  ['mx.example; dkim=pass header.b="a;(" ; DMARC=Fail'],
  ['mx.example; dmarc=pass', 'other.example; dmarc=fail'],
])('a sender is forged where a header says so: %j', (...headers) => {
  expect(senderProof(headers)).toBe('forged')
})

it.each([
  ['mx.example; dmarc=pass'],
  ['mx.example 1; spf=fail; dmarc (2) = pass (p=reject) header.from=example.org'],
  ['mx.example; dmarc=pass', 'other.example; dmarc=none'],
])('a sender is proven where the first header says so: %j', (...headers) => {
  expect(senderProof(headers)).toBe('proven')
})

it.each([
  [],
  ['mx.example; none'],
  ['mx.example; dmarc=none'],
  ['mx.example; dmarc=temperror; spf=pass'],
  ['mx.example; spf=pass (dmarc=fail); dkim=pass reason="; dmarc=pass"'],
  ['mx.example; arc=pass; x-dmarc=fail'],
  ['mx.example; dmarc=none', 'added.by.sender; dmarc=pass'],
])('a sender is unproven elsewhere: %j', (...headers) => {
  expect(senderProof(headers)).toBe('unproven')
})
