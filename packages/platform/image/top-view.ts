import type { ShoePicture } from './image-path.ts'
import { type LeatherTone, leatherTones } from './leather-tone.ts'
import { drawPair, planOutline } from './plan-outline.ts'
import type { ShoePattern } from './shoe-name.ts'

/** The pair from above, toes up. */
export function topView({ pattern, leather, colour }: Omit<ShoePicture, 'view'>): string {
  const tone = leatherTones[colour]
  const gleam = leather === 'suede' ? 0.18 : 0.5
  const upper = 'transform="translate(0 5)scale(.93 .965)"'
  return `<style>.a,.r,.d,.n{fill:none}.a,.d{stroke:${tone.deep}}.r{stroke:${tone.thread};stroke-width:.8;stroke-dasharray:2 1.3}.d{stroke-linecap:round;stroke-width:2.4;stroke-dasharray:0 5}.n{stroke-linecap:round}</style><defs>${gradients(tone)}</defs>${drawPair(
    `<ellipse cx="2" cy="146" rx="62" ry="168" fill="url(#g)"/><path d="${planOutline}" fill="#6b4122" stroke="#2a1509" stroke-width="1.4"/><path d="${planOutline}" class="r" transform="translate(0 2.4)scale(.962 .984)" stroke="#e6cfa4"/><path d="${planOutline}" fill="url(#u)" ${upper}/><ellipse cx="-8" cy="248" rx="22" ry="30" fill="url(#w)" opacity="${gleam}"/><ellipse cx="16" cy="190" rx="14" ry="40" fill="url(#w)" opacity="${gleam * 0.5}"/>${openings[kindOf(pattern)](tone)}${toes[pattern] ?? ''}`,
  )}`
}

function gradients({ deep, dark, base, mid, light }: LeatherTone): string {
  return `<radialGradient id="u" cx=".46" cy=".62" r=".62"><stop stop-color="${mid}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="w"><stop stop-color="${light}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><linearGradient id="i" x2="0" y2="1"><stop stop-color="#c79b6b"/><stop offset="1" stop-color="#6d4a2b"/></linearGradient><radialGradient id="g"><stop offset=".7" stop-color="#2a1a0e" stop-opacity=".4"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>`
}

type Kind = 'laced' | 'loafer' | 'monk' | 'chelsea'

function kindOf(pattern: ShoePattern): Kind {
  if (pattern === 'penny-loafer') return 'loafer'
  if (pattern === 'double-monk') return 'monk'
  return pattern === 'chelsea' ? 'chelsea' : 'laced'
}

const throat = 'M0 10C16 10 24 24 24 46C24 72 20 92 14 108C10 116-8 116-12 108C-20 92-24 72-24 46C-24 24-16 10 0 10Z'
const lining = `<path d="${throat}" fill="#20130b"/><path d="${throat}" fill="url(#i)" transform="translate(0 5)scale(.86 .88)"/>`

const openings: Readonly<Record<Kind, (tone: LeatherTone) => string>> = {
  laced: ({ deep, dark }) =>
    `${lining}<path class="a" d="M-25 112C-22 150-16 184 0 192C18 184 28 150 30 112" stroke-width="1.4"/><path d="M-12 100C-10 122-6 128 0 128C6 128 12 122 14 100Z" fill="${dark}" stroke="${deep}"/><path d="M-1 116L-2 182H3L3 116Z" fill="${deep}"/><path class="n" d="M-11 128H13M-11 142H13M-10 156H12M-9 170H11" stroke="${deep}" stroke-width="4"/><path class="n" d="M-11 128H13M-11 142H13M-10 156H12M-9 170H11" stroke="${dark}" stroke-width="2.4"/>`,
  loafer: ({ deep, base }) =>
    `${lining}<path class="a" d="M-34 150C-40 200-34 262-6 268C24 262 38 200 36 150" stroke-width="1.4"/><path class="r" d="M-31 150C-37 198-31 258-6 264C21 258 35 198 33 150"/><path d="M-30 130C-18 122 20 122 36 130L41 160C22 151-20 151-35 160Z" fill="${base}" stroke="${deep}"/><path d="M-12 137C-6 143 8 143 14 137C6 133-4 133-12 137Z" fill="${deep}"/>`,
  monk: ({ deep, mid }) =>
    `${lining}<path class="a" d="M-26 118C-14 196 20 196 40 150" stroke-width="1.4"/><path d="M-27 116L34 123L36 138L-29 130Z" fill="${mid}" stroke="${deep}"/><path d="M-31 142L40 152L43 166L-36 156Z" fill="${mid}" stroke="${deep}"/><path d="M24 121h13v18H24ZM27 149h13v18H27Z" fill="none" stroke="#d9d4c8" stroke-width="2.6"/>`,
  chelsea: ({ deep, dark }) =>
    `${lining}<path d="M-24 46C-34 60-34 84-22 96ZM24 46C34 60 34 84 22 96Z" fill="${deep}" stroke="${dark}"/>`,
}

const cap =
  '<path class="a" d="M-46 238C-24 228 16 228 44 236" stroke-width="1.4"/><path class="r" d="M-46 241C-24 231 16 231 44 239"/>'
const wing = 'M-46 196C-40 222-24 230-4 212C14 230 34 222 47 192'
const wings = `<path class="a" d="${wing}" stroke-width="1.4"/><path class="d" d="${wing}" transform="translate(0 6)"/><path class="d" d="M-6 246V272M-14 256L2 264M2 256L-14 264"/>`

const toes: Readonly<Partial<Record<ShoePattern, string>>> = {
  oxford: cap,
  'semi-brogue': `${cap}<path class="d" d="M-46 246C-24 236 16 236 44 244M-6 256V274M-14 262L2 268M2 262L-14 268"/>`,
  'full-brogue': wings,
  'derby-brogue': wings,
  'double-monk': cap,
  'lace-boot': cap,
}
