/** Lightness from 0 to 1, strength, and hue in degrees: as the eye sees a colour (OKLCH). */
export type Lch = { lightness: number; strength: number; hue: number }

const parts = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

export function lchOf(hex: string): Lch {
  const [red = 0, green = 0, blue = 0] = parts(hex).map(toLinear)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    strength: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function linearOf({ lightness, strength, hue }: Lch): number[] {
  const a = strength * Math.cos((hue * Math.PI) / 180)
  const b = strength * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const TOLERANCE = 0.0005

/** The colour as `#rrggbb`. One that no screen can show is made weaker, in the same lightness and hue, until it can. */
export function hexOf(lch: Lch): string {
  let { strength } = lch
  const isShown = () =>
    linearOf({ ...lch, strength }).every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE)
  while (strength > 0 && !isShown()) strength = Math.max(0, strength - 0.002)
  const digits = linearOf({ ...lch, strength }).map((part) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
