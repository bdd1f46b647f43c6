import { readFileSync } from 'node:fs'

/** Preloaded into a server under test: its time of day is ahead by the milliseconds in this file. */
const file = process.env['TEST_CLOCK'] ?? ''
const POLL_MS = 50

let ahead = 0
const read = () => {
  ahead = Number(readFileSync(file, 'utf8'))
}
read()
setInterval(read, POLL_MS).unref()

const RealDate = Date
const realNow = RealDate.now
const now = () => realNow() + ahead

/** A proxy, so that dates made by the runtime itself are still instances of it. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
RealDate.prototype.constructor = globalThis.Date
