const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-out': 'M7 17 17 7M8 7h9v9',
  close: 'M6 6l12 12M18 6 6 18',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM8 15l8-6',
  document: 'M7 3h7l5 5v13H7zM14 3v5h5M10 13h6M10 17h6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  play: 'M8 5.5v13l11-6.5z',
  plus: 'M12 5v14M5 12h14',
  search: 'M20 20 15 15a6.5 6.5 0 1 1 .1-.1',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
