/** Opens a share page in a small window; false where the browser refused, and a plain link must do. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, '_blank', 'popup,width=600,height=400')
  if (!popup) return false
  popup.opener = null
  return true
}
