import { afterEach, expect, it, vi } from 'vitest'
import { takeSignal } from './take-signal'

const SIGNAL = 'SIGUSR2'

afterEach(() => process.removeAllListeners(SIGNAL))

it('a signal that arrives while its handler is replaced reaches the new one, and only that', async () => {
  const before = vi.fn()
  const now = vi.fn()
  process.on(SIGNAL, before)
  process.kill(process.pid, SIGNAL)
  takeSignal(SIGNAL, now)
  await vi.waitFor(() => expect(now).toHaveBeenCalledTimes(1))
  expect(before).not.toHaveBeenCalled()
})
