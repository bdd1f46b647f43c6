import type { SocialNetwork } from '@beam/contract'
import type { ShareNetwork } from '../ui/share-links'

type Network = SocialNetwork | ShareNetwork

/** Drawn on a 24 × 24 grid as lines, except where a mark is planes. */
const glyphs = {
  instagram: {
    d: 'M8.5 3.5h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16.8 7.2h.01',
  },
  facebook: { d: 'M16 4h-1.5a3.5 3.5 0 0 0-3.5 3.5V21M7.5 12H15' },
  x: { d: 'M4.2 4H8l11.8 16H16zM19 4l-6.2 7M11 13.2 5 20' },
  linkedin: { d: 'M5.5 10v9.5M5.5 5.5h.01M11 19.5V10M11 14.5a4 4 0 0 1 8 0v5' },
  youtube: {
    d: 'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.2 9.2l4.8 2.8-4.8 2.8z',
  },
  medium: {
    d: 'M7 6.3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 1 0 0-11.4zM16.3 6.6c-1.6 0-2.8 2.4-2.8 5.4s1.2 5.4 2.8 5.4 2.8-2.4 2.8-5.4-1.2-5.4-2.8-5.4zM21.3 7.2c-.6 0-1.1 2.1-1.1 4.8s.5 4.8 1.1 4.8 1.1-2.1 1.1-4.8-.5-4.8-1.1-4.8z',
    isPlane: true,
  },
  telegram: { d: 'M21 4.5 3 11.5l5.5 2.2L18 7.5l-7 7.5 6.5 4.5zM8.5 13.7l1 5.8 3-3.4' },
  tiktok: { d: 'M13 3.5V16a4 4 0 1 1-4-4M13 3.5a5.5 5.5 0 0 0 5.5 5.2' },
  pinterest: {
    d: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM9.8 20.5 12.2 10.5M9.4 13.2a3.7 3.7 0 1 1 3.4 2.3c-.8 0-1.4-.4-1.7-.9',
  },
  whatsapp: {
    d: 'M3.8 20.2l1.4-4.3A8.4 8.4 0 1 1 8.3 19zM9 8.2c-.8 3.2 3.3 7.3 6.6 6.7l.8-1.6-2-1.2-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-1.2-2z',
  },
  email: { d: 'M3.5 5.5h17v13h-17zM4 6.2l8 6.8 8-6.8' },
} as const satisfies Record<Network, { d: string; isPlane?: true }>

export function NetworkGlyph({ network }: { network: Network }) {
  const glyph = glyphs[network]
  const ink =
    'isPlane' in glyph ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' }
  return (
    <svg
      className="network-glyph"
      viewBox="0 0 24 24"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...ink}
    >
      <path d={glyph.d} />
    </svg>
  )
}
