/** The light from the upper left in which each theme of the shop shows its shoes: `well-hi`, `well` and `well-lo`. */
const lights = {
  ellermoor: ['#f2ece2', '#eae3d7', '#e2d9ca'],
  halden: ['#edeff0', '#e2e5e6', '#d5d9db'],
  laszlo: ['#ececdf', '#e1e2d2', '#d5d7c4'],
} as const

export type GroundName = keyof typeof lights

export const groundNames: readonly GroundName[] = ['ellermoor', 'halden', 'laszlo']

/** An SVG of that size. */
export function ground(name: GroundName, { width, height }: { width: number; height: number }): string {
  const [bright, middle, dark] = lights[name]
  const stops = `<stop stop-color="${bright}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/>`
  const light = `<radialGradient id="g" cx=".18" cy="0" r="1.25">${stops}</radialGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
}
