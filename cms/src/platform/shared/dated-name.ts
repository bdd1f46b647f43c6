/**
 * The name of a file that is made now, such as submissions-2026-11-28-16-39-42.csv: with the second, so that two in a
 * row differ.
 */
export const datedName = (name: string, extension: string, now = new Date()): string =>
  `${name}-${now.toLocaleString('sv').replace(/\D+/g, '-')}.${extension}`
