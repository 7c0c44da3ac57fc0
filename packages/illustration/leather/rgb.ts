/** Red, green and blue from 0 to 255, not rounded. */
export type Rgb = readonly [number, number, number]

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function hexOf([red, green, blue]: Rgb): string {
  const two = (value: number): string =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  const [r, g, b] = [two(red), two(green), two(blue)]
  const short = [r, g, b].every((pair) => pair[0] === pair[1])
  return short ? `#${r[0]}${g[0]}${b[0]}` : `#${r}${g}${b}`
}

export const blend = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/** Two colours mixed, as text: `mixed('#000', '#fff', 0.2)`; both six digits long. */
export const mixed = (a: string, b: string, share: number): string => hexOf(blend(rgbOf(a), rgbOf(b), share))
