const ID_LENGTH = 11
const PATHS = ['embed', 'shorts', 'live', 'v']

const candidate = (address: string): string => {
  if (!URL.canParse(address)) return ''
  const { hostname, pathname, searchParams } = new URL(address)
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return first
  return searchParams.get('v') ?? (PATHS.includes(first) ? second : '')
}

/** The eleven characters that name a video, or nothing. */
export function videoId(address: string): string {
  const id = candidate(address)
  return id.length === ID_LENGTH && /^[\w-]+$/.test(id) ? id : ''
}
