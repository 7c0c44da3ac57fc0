import { board } from './board.ts'
import type { ShoePicture } from './image-path.ts'
import { leatherTones } from './leather-tone.ts'

const low = 'M-29 28C-36 46-33 70-25 88C-20 97-10 95 0 96C10 95 20 97 25 88C33 70 36 46 29 28Z'
const high =
  'M-29 28C-36 46-34 66-27 88C-22 106-25 128-32 160C-20 166 20 166 32 160C25 128 22 106 27 88C34 66 36 46 29 28Z'
/** Larger than the side view: a heel at its scale would be lost on the board. */
const scale = 1.25

/** The pair from behind. */
export function heelView({ pattern, colour, leather }: Omit<ShoePicture, 'view'>): string {
  const { deep, dark, base, mid, light, thread } = leatherTones[colour]
  const isBoot = pattern === 'lace-boot' || pattern === 'chelsea'
  const top = isBoot ? 160 : 94
  const upper = isBoot ? high : low
  const shoe = `<ellipse cx="0" cy="-1" rx="54" ry="6" fill="url(#g)"/><path d="${upper}" fill="url(#u)" stroke="${deep}" stroke-width=".8"/><path d="M-13 44C-16 60-14 74-10 86" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round" opacity="${leather === 'suede' ? 0.12 : 0.3}"/><path d="M-4 ${top}V30M4 ${top}V30" stroke="${deep}" stroke-width=".9"/><path d="M-2.5 ${top}V30M2.5 ${top}V30" stroke="${thread}" stroke-width=".6" stroke-dasharray="1.5 .9"/><path d="M-34 23H34L31 0H-31Z" fill="url(#h)"/><path d="M-33 18H33M-32.5 13.500H32.500M-32 9H32" stroke="#1d0e06" stroke-opacity=".55" stroke-width=".6"/><path d="M-31.7 5.400H31.700L31 0H-31Z" fill="#171210"/><path d="M-37 23C-38 27-37 31-35 31H35C37 31 38 27 37 23Z" fill="#6b4122" stroke="#2a1509"/>`
  return `<defs><linearGradient id="u"><stop stop-color="${dark}"/><stop offset=".32" stop-color="${mid}"/><stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="h"><stop stop-color="#341b0d"/><stop offset=".35" stop-color="#7d4e2b"/><stop offset="1" stop-color="#321a0c"/></linearGradient><radialGradient id="g"><stop stop-color="#2a1a0e" stop-opacity=".55"/><stop offset="1" stop-color="#2a1a0e" stop-opacity="0"/></radialGradient><g id="q">${shoe}</g></defs><g transform="translate(${board.width / 2} ${board.ground})scale(${scale}-${scale})"><use href="#q" x="-48"/><use href="#q" x="48"/></g>`
}
