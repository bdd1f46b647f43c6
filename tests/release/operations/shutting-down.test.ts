import { describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { beginPost } from '../../harness/http'
import { storedIn } from '../../harness/stored-submissions'
import { copyOf, npmStart, type RunningStack } from '../../operations/harness/npm-start'

const seeded = inject('seeded')

const payload = JSON.stringify(expectations.contact.sample)
const halves = [payload.slice(0, 40), payload.slice(40)] as const

const hurried = 'Stopping without waiting for requests in flight.'

/** Posts of which the server has received the headers and the first half of the body. */
async function halfSentPosts({ cms }: RunningStack, count: number) {
  const posts = Array.from({ length: count }, () => beginPost(`${cms.url}/api/contact`, halves))
  await Promise.all(posts.map(({ accepted }) => accepted))
  return posts
}

describe('a stack that is shutting down', () => {
  it('completes requests that are half received when SIGTERM reaches the whole process group', async () => {
    const stack = await npmStart(copyOf(seeded.dataDir))
    try {
      await stack.bothReady()
      const before = await storedIn(stack.cms).count('contact')
      const posts = await halfSentPosts(stack, 8)
      stack.signal('SIGTERM')
      // A second one at once, as npm forwards what its whole group has already received.
      stack.signal('SIGINT')
      await expect.poll(() => stack.isReady(stack.cms.url)).toBe(false)
      for (const { finish } of posts) finish()
      const responses = await Promise.all(posts.map(({ response }) => response))
      expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201))
      await expect.poll(() => stack.isSupervising()).toBe(false)
      expect(stack.output()).not.toContain(hurried)
      expect(await storedIn(stack.cms).count('contact')).toBe(before + 8)
    } finally {
      await stack.stop()
    }
  })

  it('stops at once on a second Ctrl-C', async () => {
    const stack = await npmStart(copyOf(seeded.dataDir))
    try {
      await stack.bothReady()
      const [post] = await halfSentPosts(stack, 1)
      const cut = expect(post?.response).rejects.toThrow()
      const pressAgain = setInterval(() => stack.signal('SIGINT'), 400)
      await stack.shows(hurried).finally(() => clearInterval(pressAgain))
      await cut
    } finally {
      await stack.stop()
    }
  })
})
