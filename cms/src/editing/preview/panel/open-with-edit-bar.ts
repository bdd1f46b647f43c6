type Post = (path: string) => Promise<{ data: { pass: string } }>

/**
 * Opens a page of the site with its edit bar. The pass is behind the #, so that it is in no server's
 * log. The tab is opened before the call: a browser blocks a tab that is opened after the response.
 */
export function openWithEditBar(url: string, post: Post) {
  const tab = window.open('', '_blank')
  if (!tab) return
  tab.opener = null
  post('/edit-bar/pass').then(
    ({ data: { pass } }) => {
      const { origin, pathname } = new URL(url)
      const handed = new URLSearchParams({ pass, to: pathname })
      tab.location.replace(`${origin}/edit-bar#${handed.toString()}`)
    },
    () => tab.location.replace(url),
  )
}
