import { drawing, viewBox } from './logo-drawing'

/** The browser finds the drawing in the page: its scripts do without. */
const markup = { __html: import.meta.env.SSR ? drawing : '' }

export const Logo = () => (
  <svg
    className="logo"
    viewBox={viewBox}
    fill="none"
    preserveAspectRatio="xMinYMid"
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={markup}
  />
)
