import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { keepTickShape, keptTick } from './keep-tick-shape'

it('keeps one of the objects that nextTick makes through a full garbage collection', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  keepTickShape()
  await wait(0)
  const tick = new WeakRef(keptTick() ?? {})
  await wait(0)
  collect()
  await wait(0)
  const keys = Reflect.ownKeys(tick.deref() ?? {}).map((key) => key.toString())
  expect(keys).toEqual(expect.arrayContaining(['Symbol(async_id_symbol)', 'callback']))
})
