const GRADIENT = 'logo-light'

/** The same drawing as the logo in seed/media, inline so that it takes the colour of the text. */
const drawing = `<linearGradient id="${GRADIENT}" gradientUnits="userSpaceOnUse" x1="-24" y1="0" x2="26" y2="0"><stop offset=".06" stop-color="#0b8f86"/><stop offset=".3" stop-color="#a283bb"/><stop offset=".54" stop-color="#e8447f"/><stop offset=".9" stop-color="#ffc83d"/></linearGradient><g transform="translate(30 24) rotate(-40)"><path fill="currentColor" d="M-12-4.5A13 13 0 0 1 12-4.5zM-12 4.5A13 13 0 0 0 12 4.5z"/><path fill="url(#${GRADIENT})" d="M-25-2.6h50v5.2h-50z"/></g><path stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="M62 35V14h8a5 5 0 0 1 0 10h-8 9.5a5.5 5.5 0 0 1 0 11zM83 28.5h14a7 7.3 0 1 0-2.2 4.7M117 28.2a7 7 0 1 0-14 0 7 7 0 1 0 14 0M117.5 21v14.5M127 35.5V21M127 27.5a5.3 6 0 0 1 10.6 0v8-8a5.3 6 0 0 1 10.6 0v8"/>`

/** The browser finds the drawing in the page: its scripts do without. */
const markup = { __html: import.meta.env.SSR ? drawing : '' }

export const Logo = () => (
  <svg
    className="logo"
    viewBox="9 5 144 38"
    fill="none"
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={markup}
  />
)
