/** The few marks that every section's picture is made of, on a sheet of 132 by 52. */
export const colours = {
  ink: '#14181f',
  grey: '#c9c3b8',
  paper: '#faf7f2',
  white: '#ffffff',
  teal: '#0b8f86',
  mint: '#7fd6cd',
  pink: '#e8447f',
  yellow: '#ffc83d',
} as const

export type Colour = keyof typeof colours

export const box = (x: number, y: number, w: number, h: number, fill: Colour, r = 3) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colours[fill]}"/>`

export const dot = (x: number, y: number, r: number, fill: Colour) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colours[fill]}"/>`

export const path = (d: string, fill: Colour) => `<path d="${d}" fill="${colours[fill]}"/>`

export const stroke = (d: string, colour: Colour, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const title = (x: number, y: number, w: number) => box(x, y, w, 4, 'ink', 2)

export const words = (x: number, y: number, w: number, lines: number) =>
  Array.from({ length: lines }, (_, line) =>
    box(x, y + line * 5, line === lines - 1 && lines > 1 ? w * 0.7 : w, 2, 'grey', 1),
  ).join('')

export const button = (x: number, y: number, w: number, fill: Colour = 'teal') =>
  box(x, y, w, 6, fill, 3)

export const card = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 'grey', 4) + box(x + 0.5, y + 0.5, w - 1, h - 1, 'white', 3.5)

/** The beam, from the lower left corner of a place to its upper right one. */
export const beam = (x: number, y: number, w: number, h: number) =>
  stroke(`M${x} ${y + h}L${x + w / 3} ${y + (h * 2) / 3}`, 'teal', 2.5) +
  stroke(`M${x + w / 3} ${y + (h * 2) / 3}L${x + (w * 2) / 3} ${y + h / 3}`, 'pink', 2.5) +
  stroke(`M${x + (w * 2) / 3} ${y + h / 3}L${x + w} ${y}`, 'yellow', 2.5)

/** The same thing several times, so far apart. */
export const row = (count: number, step: number, draw: (offset: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index * step, index)).join('')
