import { drawing, viewBox } from './logo-drawing'

/** The drawing is only in the server's markup, which the browser keeps, so that it is not in the scripts. */
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
