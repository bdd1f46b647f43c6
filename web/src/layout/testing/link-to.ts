/** The opening tag of the link to an address, or an empty string. */
export function linkTo(html: string, href: string): string {
  const index = html.indexOf(`href="${href}"`)
  return index < 0 ? '' : html.slice(html.lastIndexOf('<a', index), html.indexOf('>', index))
}
