import { patience } from '../../harness/patience'

type Failure = { error: string; message: string }

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value

/** Calls a W3C WebDriver server. */
export async function callDriver<Value = unknown>(
  method: 'GET' | 'POST',
  url: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(url, {
    method,
    // A driver does not notice that its browser has ended.
    signal: AbortSignal.timeout(patience.visit),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (isFailure(value)) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value as Value
}

const MOUSE = { type: 'pointer', id: 'mouse' }
const KEYBOARD = { type: 'key', id: 'keyboard' }

/** A session of a WebDriver server: one browser with one window. */
export async function openSession(server: string, capabilities: object) {
  const { sessionId } = await callDriver<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const post = <Value>(command: string, body: object) =>
    callDriver<Value>('POST', `${server}/session/${sessionId}/${command}`, body)
  const act = (device: object, actions: object[]) =>
    post<void>('actions', { actions: [{ ...device, actions }] })
  return {
    resize: (width: number, height: number) =>
      post<void>('window/rect', { x: 0, y: 0, width, height }),
    goTo: (url: string) => post<void>('url', { url }),
    run: <Value>(script: string, args: unknown[]) => post<Value>('execute/sync', { script, args }),
    pressAt: (x: number, y: number, heldMs: number) =>
      act(MOUSE, [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: heldMs },
        { type: 'pointerUp', button: 0 },
      ]),
    typeKeys: (text: string) =>
      act(
        KEYBOARD,
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
  }
}
