const ID_LENGTH = 11
const PATHS = ['embed', 'shorts', 'live', 'v']

const idIn = (address: string): string => {
  if (!URL.canParse(address)) return ''
  const { hostname, pathname, searchParams } = new URL(address)
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return first
  return searchParams.get('v') ?? (PATHS.includes(first) ? second : '')
}

/** The video's id of eleven characters, or an empty string. */
export function videoId(address: string): string {
  const id = idIn(address)
  return id.length === ID_LENGTH && /^[\w-]+$/.test(id) ? id : ''
}
