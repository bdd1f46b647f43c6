import { loadAllStyles } from './load-all-styles'
import { setLateTitles } from './set-late-titles'

type AppEntry = typeof import('../app/entry-client')
type LayoutData = Parameters<AppEntry['start']>[0]

let loading: Promise<void> | undefined
const queuedClicks = new Set<HTMLElement>()

const loadLayout = async () => (await fetch(LAYOUT)).json() as Promise<LayoutData>

/**
 * Loads and starts the app once, then replays the queued clicks, also when loading failed. The files that
 * the entry imports are requested beside it: a browser would request them only once the entry has arrived.
 */
export const loadApp = () =>
  (loading ??= Promise.all([
    import(APP_ENTRY) as Promise<AppEntry>,
    loadLayout(),
    loadAllStyles(),
    ...APP_IMPORTS.map((file) => import(file)),
  ])
    .then(([app, layout]) => app.start(layout))
    .catch(console.warn)
    .then(() => {
      removeEventListener('click', queueClick, true)
      for (const element of queuedClicks) if (element.isConnected) element.click()
    }))

/** Holds back clicks on elements that work better with the app; `loadApp` replays them. */
const queueClick = (event: Event) => {
  const element = (event.target as Element).closest?.<HTMLElement>('[data-app]')
  if (element) {
    event.preventDefault()
    queuedClicks.add(element)
  }
  void loadApp()
}

// Without the font, the fallback stays.
setLateTitles().catch(() => undefined)
addEventListener('click', queueClick, true)
for (const name of ['keydown', 'touchstart', 'focusin'])
  addEventListener(name, loadApp, { once: true, passive: true })
// Where a pointer rests, a browser says that it has moved, by nothing, before it paints the page.
addEventListener('pointermove', ({ movementX, movementY }) => {
  if (movementX || movementY) void loadApp()
})
