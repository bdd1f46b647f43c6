export const MAIN_ID = 'main'

export const SkipLink = () => (
  <a className="skip-link" href={`#${MAIN_ID}`}>
    Skip to content
  </a>
)
