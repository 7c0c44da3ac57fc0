import { board } from './board.ts'
import type { ShoePicture } from './image-path.ts'
import { type LeatherTone, leatherTones } from './leather-tone.ts'
import { sideBottom } from './side-bottom.ts'
import { sideOutline } from './side-outline.ts'
import { type Seam, sideSeams } from './side-seam.ts'
import { saddle, sideTrim } from './side-trim.ts'

type Shoe = Omit<ShoePicture, 'view'>

/** The outer side, facing right. */
export function sideView({ pattern, leather, colour }: Shoe): string {
  const tone = leatherTones[colour]
  const { upper, lining, tongue } = sideOutline(pattern)
  const seams = sideSeams[pattern].map(drawSeam).join('')
  return `<style>${styles(tone)}</style><defs>${gradients(tone)}<clipPath id="c"><path id="o" d="${upper}"/></clipPath>${filters(leather)}</defs><g transform="translate(${board.left} ${board.ground})scale(1-1)">${shadow}<path d="${lining}" fill="url(#n)"/><path d="${tongue}" fill="${tone.dark}"/><use href="#o" fill="url(#u)"/><g clip-path="url(#c)">${light(pattern, leather, tone)}${seams}</g><use href="#o" fill="none" stroke="${tone.deep}" stroke-width=".8"/>${pattern === 'penny-loafer' ? saddle(tone) : ''}${sideBottom(pattern)}${sideTrim(pattern, tone)}</g>`
}

function styles({ deep, thread }: LeatherTone): string {
  return `.a,.r,.d,.e,.n{fill:none}.a,.d,.e{stroke:${deep}}.r{stroke:${thread};stroke-width:.55;stroke-dasharray:1.5 .9}.d,.e{stroke-linecap:round;stroke-width:2.1;stroke-dasharray:0 5}.e{stroke-width:1;stroke-dashoffset:2.5}.n{stroke-linecap:round;stroke-linejoin:round}`
}

function gradients({ deep, dark, base, mid }: LeatherTone): string {
  return `<linearGradient id="u" x2="0" y1="1" y2="0"><stop stop-color="${mid}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient><linearGradient id="p"><stop stop-color="${deep}" stop-opacity=".6"/><stop offset=".14" stop-color="${deep}" stop-opacity="0"/><stop offset=".7" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".8"/></linearGradient><linearGradient id="n" x2="0" y1="1" y2="0"><stop stop-color="#a98258"/><stop offset="1" stop-color="#2b1a10"/></linearGradient><linearGradient id="s" x2="0" y1="1" y2="0"><stop stop-color="#5d371c"/><stop offset="1" stop-color="#2e190c"/></linearGradient><linearGradient id="h"><stop stop-color="#341b0d"/><stop offset=".3" stop-color="#7d4e2b"/><stop offset="1" stop-color="#321a0c"/></linearGradient><radialGradient id="g"><stop stop-color="#2a1a0e" stop-opacity=".55"/><stop offset="1" stop-color="#2a1a0e" stop-opacity="0"/></radialGradient>`
}

const area = 'filterUnits="userSpaceOnUse" x="-40" y="-40" width="390" height="260" color-interpolation-filters="sRGB"'

function filters(leather: Shoe['leather']): string {
  const blurs = `<filter id="b" ${area}><feGaussianBlur stdDeviation="5"/></filter><filter id="t" ${area}><feGaussianBlur stdDeviation="1.6"/></filter>`
  if (leather !== 'suede' && leather !== 'grain') return blurs
  const [frequency, slope] = leather === 'suede' ? ['.8', '-1.3 .73'] : ['.75', '-1.5 .84']
  return `${blurs}<filter id="k" ${area}><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${slope}"/></filter>`
}

const shadow =
  '<g fill="url(#g)"><ellipse cx="152" cy="-1" rx="176" ry="9" opacity=".6"/><ellipse cx="36" cy="-.5" rx="42" ry="3.6"/><ellipse cx="206" cy="-.5" rx="66" ry="3.6"/></g>'

/** Soft bands along shoulder, quarter and toe, and the dark above the welt. Suede drinks the light, patent throws it back. */
function light(pattern: Shoe['pattern'], leather: Shoe['leather'], { deep, light }: LeatherTone): string {
  const soft = { calf: 0.34, suede: 0.2, grain: 0.26, patent: 0.42, cordovan: 0.42 }[leather]
  const core = { calf: 0.55, suede: 0, grain: 0.2, patent: 0.95, cordovan: 0.6 }[leather]
  const shoulder =
    pattern === 'chelsea' ? 'M98 134C102 112 132 90 160 76C200 60 240 50 272 41' : 'M150 72C190 58 236 48 272 40'
  const nap =
    leather === 'suede' || leather === 'grain' ? '<rect width="310" height="190" filter="url(#k)" opacity=".45"/>' : ''
  return `<rect x="-5" width="312" height="180" fill="url(#p)" opacity="${leather === 'suede' ? 0.5 : 1}"/><g class="n"><g filter="url(#b)" stroke="${light}" stroke-width="13"><path d="${shoulder}" opacity="${soft}"/><path d="M30 60C50 63 74 66 96 74" opacity="${tenth(soft * 6) / 10}"/></g><path d="M1 28C70 28 100 23 140 14S245 4 303 15" stroke="${deep}" stroke-width="13" opacity=".75" filter="url(#b)"/><g filter="url(#t)" stroke="${light}" stroke-width="3" opacity="${core}"><path d="M234 50C252 47 270 45 285 37"/><path d="M4 46C3 58 4 70 7 80" opacity=".6"/></g></g>${nap}`
}

function drawSeam({ path, lift: [x, y], perforated }: Seam, index: number): string {
  const line = x === 0 && y === 0 ? '' : `<path class="a" d="${path}"/>`
  if (!perforated) return `${line}<path class="r" d="${path}" transform="translate(${x} ${y})"/>`
  const id = `z${index}`
  const use = (style: string) => `<use href="#${id}" class="${style}"/>`
  return `<defs><path id="${id}" d="${path}"/></defs>${use('a')}<g transform="translate(${x} ${y})">${use('r')}<g transform="translate(${tenth(x * 1.4)} ${tenth(y * 1.4)})">${use('d')}${use('e')}</g></g>`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
