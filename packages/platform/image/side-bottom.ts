import type { ShoePattern } from './shoe-name.ts'

const weltLine = 'M-3 30C40 30 70 29.5 100 25C140 18 165 9.5 200 9C240 8.5 275 12 306 19.5'
const sole = `${weltLine}C308 17.5 307.5 15 305 13.5C285 5 255 0 220 0H188C160 1 135 10 100 16C85 19 75 22 68 22.5H-1Z`
const heel = 'M-1 24H70C66.5 16 66 8 67.5 0H4Z'
const lugs = 'M304 14.5C285 6.5 255 1.4 220 1.4H188C170 2 150 7.5 132 13M4 1.4H68'

/** Heel, sole edge and welt with its seam; the welt goes round the heel only where the seam is all round. */
export function sideBottom(pattern: ShoePattern): string {
  return pattern === 'lace-boot' ? rubberBottom : leatherBottom
}

const welt = (stitch: string) =>
  `<path d="${weltLine}" fill="none" stroke="#2a1509" stroke-width="5"/><path d="${weltLine}" fill="none" stroke="#7a4a26" stroke-width="3.2"/><path d="${stitch}" transform="translate(0 .7)" fill="none" stroke="#e6cfa4" stroke-width="1" stroke-linecap="round" stroke-dasharray="1.7 1.9"/>`

const leatherBottom = `<path d="${sole}" fill="url(#s)"/><path d="${heel}" fill="url(#h)"/><path d="M.3 18.5H67.8M1 14H66.8M1.8 9.8H66.5" stroke="#1d0e06" stroke-opacity=".55" stroke-width=".6"/><path d="M3.1 5.4H66.7L67.5 0H4Z" fill="#171210"/>${welt('M74 29C84 28 92 26.5 100 25C140 18 165 9.5 200 9C240 8.5 275 12 304 19')}`

const rubberBottom = `<path d="${sole}" fill="#1d1a18" transform="translate(0 1.2)"/><path d="M-1 28H70L68 1.3H4Z" fill="#1d1a18"/><path d="${lugs}" fill="none" stroke="#1d1a18" stroke-width="2.8" stroke-dasharray="8 2.6"/><path d="M-.6 20.5H69" stroke="#6b3f20" stroke-width="3.4"/>${welt(weltLine)}`
