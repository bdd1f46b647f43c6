/**
 * The colours in styles and drawings, by the colour of `brandColors` that they are a shade of.
 * `npm run rebrand` gives each the new hue in its own lightness. It also writes this file.
 */
export const shades = {
  first: [
    '#06403c',
    '#06504b',
    '#0a6b64',
    '#0b6b5d',
    '#0a736c',
    '#0b7f77',
    '#12393a',
    '#123231',
    '#1d5a55',
    '#35bcae',
    '#45cbbd',
    '#7fd6cd',
    '#b5e6df',
    '#b9dfda',
    '#d5f1ed',
    '#e2f4f1',
    '#e3f5f1',
    '#e6f4f2',
  ],
  second: [
    '#4a1029',
    '#6d0c35',
    '#a81f55',
    '#b3325f',
    '#f37aa6',
    '#f9b3cd',
    '#fde3ec',
    '#fde9f0',
    '#fdeaf1',
    '#fff5f8',
  ],
  third: ['#4d3c0a', '#5c4300', '#7a4a12', '#d79c12', '#ffe49c', '#ffe6a3', '#fff1cc', '#fff4d9'],
  ink: [
    '#1c222c',
    '#1f252e',
    '#222934',
    '#28303c',
    '#3a404a',
    '#3a4350',
    '#4d5461',
    '#535861',
    '#566070',
    '#5b6470',
    '#6b717c',
    '#767c87',
    '#a2a9b4',
    '#b6bcc6',
    '#d6dae0',
    '#d9dbdf',
    '#e3e5e9',
    '#e4e6ea',
    '#f7f8fa',
  ],
} as const

/** Between the first and the second, in the beam. */
export const blend = '#a283bb'
