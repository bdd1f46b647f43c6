/** In the browser, before any script: the cookie choice and the newsletter dialog have been answered. */
export const dismissDialogs = () => {
  if (window !== window.top) return
  localStorage.setItem('cookie_consent', 'declined')
  localStorage.setItem('beam_newsletter_email_provided', 'true')
}
