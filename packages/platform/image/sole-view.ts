import { drawPair, planOutline } from './plan-outline.ts'
import type { ShoePattern } from './shoe-name.ts'

const nails = 'M-27 40C-27 16-16 6 0 6C16 6 27 16 27 40'
const shadow =
  '<radialGradient id="g"><stop offset=".7" stop-color="#2a1a0e" stop-opacity=".4"/><stop offset="1" stop-color="#2a1a0e" stop-opacity="0"/></radialGradient>'

/** The pair from below. Shoes walk on leather, the lace boot on lugs. */
export function soleView(pattern: ShoePattern): string {
  const base = `<ellipse cx="2" cy="146" rx="62" ry="168" fill="url(#g)"/>`
  return pattern === 'lace-boot' ? rubber(base) : leather(base)
}

function leather(base: string): string {
  return `<defs>${shadow}<linearGradient id="u" y1="1" y2="0"><stop stop-color="#d3a268"/><stop offset="1" stop-color="#b27a42"/></linearGradient><linearGradient id="k" x2="0" y1="1" y2="0"><stop stop-color="#3a200f" stop-opacity=".75"/><stop offset="1" stop-color="#3a200f" stop-opacity="0"/></linearGradient></defs>${drawPair(
    `${base}<path d="${planOutline}" fill="url(#u)" stroke="#2a1509" stroke-width="2.4"/><path d="${planOutline}" fill="none" stroke="#6d431f" stroke-width="1" stroke-dasharray="2.4 2" transform="translate(0 7)scale(.88 .95)"/><path d="M-30 76C-10 84 10 84 30 76L31 98C10 104-10 104-29 98Z" fill="url(#k)" transform="matrix(1 0 0-1 0 174)"/><path d="M0 0C22 0 34 18 34 45C34 58 33.5 68 33 76C10 84-10 84-33 76C-33.5 68-34 58-34 45C-34 18-22 0 0 0Z" fill="#c08a50" stroke="#2a1509" stroke-width="2.4"/><path d="M0 0C22 0 34 18 34 42C20 34 8 46 0 44C-8 46-20 34-34 42C-34 18-22 0 0 0Z" fill="#1a1614"/><path d="${nails}M-26 68H26" fill="none" stroke="#c9a25a" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 7.4"/>`,
  )}`
}

function rubber(base: string): string {
  const lugs = [120, 142, 164, 186, 208, 230, 252, 274].map((y) => `M-26 ${y}l10 5 12-5M26 ${y}l-8 5-10-5`).join('')
  return `<defs>${shadow}</defs>${drawPair(
    `${base}<path d="${planOutline}" fill="#24201d" stroke="#0f0d0c" stroke-width="2.4"/><path d="${planOutline}" fill="none" stroke="#453e38" stroke-width="9" stroke-dasharray="12 7" transform="translate(0 10)scale(.84 .93)"/><path d="${lugs}" fill="none" stroke="#4b433c" stroke-width="7"/><path d="M-32 76C-10 84 10 84 32 76" fill="none" stroke="#0f0d0c" stroke-width="5"/><path d="M-14 20H14M-16 36H16M-16 52H16" stroke="#4b433c" stroke-width="7"/>`,
  )}`
}
