type Watched = typeof globalThis & { pageErrors?: string[] }

/**
 * In the page: collects its errors from now on, for a driver that can't tell them. A page that has loaded
 * starts the app later, so only errors of its inline scripts are missed, and they leave it without the app.
 */
export function collectErrors() {
  const errors: string[] = ((window as Watched).pageErrors ??= [])
  addEventListener('error', ({ message }) => errors.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`error: ${String(reason)}`))
  const { error } = console
  console.error = (...parts: unknown[]) => {
    errors.push(`console: ${parts.map(String).join(' ')}`)
    error(...parts)
  }
}

export const takeCollectedErrors = () => (window as Watched).pageErrors?.splice(0) ?? []
