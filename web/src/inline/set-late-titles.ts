const FAMILY = '--font-display'

/** The least first: with another space between words, the lines of most titles break as in the fallback. */
const SPACINGS = ['0', '.05em', '-.05em', '.1em', '-.1em']

/** Where a title begins, and how large it is: all that its surroundings depend on. */
function placeOf(title: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(title)
  const [{ x } = { x: 0 }] = range.getClientRects()
  return [Math.round(x), title.offsetWidth, title.offsetHeight].join()
}

/**
 * Sets the titles in the brand's face if it has come too late for the first paint: `font-display: optional` leaves it
 * out then. A title that would move anything keeps the fallback.
 */
export async function setLateTitles() {
  const family = getComputedStyle(document.body).getPropertyValue(FAMILY)
  const preload = document.querySelector<HTMLLinkElement>('link[as=font]')
  if (!preload || document.fonts.check(`1em ${family}`)) return
  document.fonts.add(await new FontFace('late', `url(${preload.href})`, { weight: '1 999' }).load())
  const setIn = ({ style }: HTMLElement) => style.setProperty(FAMILY, `late, ${family}`)
  let titles = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
  const places = new Map(titles.map((title) => [title, placeOf(title)]))
  for (const title of titles) setIn(title)
  for (const spacing of SPACINGS) {
    for (const { style } of titles) style.wordSpacing = spacing
    titles = titles.filter((title) => placeOf(title) !== places.get(title))
  }
  for (const title of titles) title.removeAttribute('style')
  // The pages that are opened from this one begin with it.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType !== 'replace') setIn(document.documentElement)
  })
}
