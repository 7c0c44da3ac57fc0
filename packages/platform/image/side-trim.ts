import type { LeatherTone } from './leather-tone.ts'
import type { ShoePattern } from './shoe-name.ts'

const oxfordBars = 'M114 97L122 103.5M126 91L134 97M138 85.5L146 91.5M150 80.5L158 86M162 76L170 81'
const derbyBars = 'M115 95L128 101M127 89.5L141 95.5M139 84.5L153 90M150 80L164 85'
const bootBars =
  'M86 157L103 156M91 147L109 145.5M97 137L116 135M105 126.5L124 124.5M114 116L133 114.5M123 107L143 105M133 98.5L153 97M143 91L163 89'
const lowBow =
  'M111 104C99 101 89 88 94 84.5C100 81 108 94 111 104C121 103 134 94 131 88C127 84 115 94 111 104C106 97 103 89 105 79M111 104C115 98 117 90 115 77'
const bootBow =
  'M91 160C79 158 68 145 73 141C79 137 88 150 91 160C101 159 114 149 111 143C107 139 95 150 91 160C86 152 83 143 85 131M91 160C95 153 97 144 95 130'

const monkStraps = [
  { path: 'M104 113.5C110 114 116 109 121 105L102 79C98 75 92 76 93 82Z', x: 106, y: 90 },
  { path: 'M127 102C133 101 139 97 143 93L124 66C120 62 114 64 116 70Z', x: 129, y: 77 },
]

const trims: Readonly<Record<ShoePattern, (tone: LeatherTone) => string>> = {
  oxford: (tone) => laces(oxfordBars + lowBow, tone),
  'semi-brogue': (tone) => laces(oxfordBars + lowBow, tone),
  'full-brogue': (tone) => laces(oxfordBars + lowBow, tone),
  derby: (tone) => laces(derbyBars + lowBow, tone),
  'derby-brogue': (tone) => laces(derbyBars + lowBow, tone),
  'lace-boot': (tone) => laces(bootBars + bootBow, tone),
  'penny-loafer': () => '',
  'double-monk': (tone) => monkStraps.map(({ path, x, y }) => strap(path, x, y, tone)).join(''),
  chelsea: gore,
}

/** What closes the shoe, drawn last: laces, straps, elastic. */
export function sideTrim(pattern: ShoePattern, tone: LeatherTone): string {
  return trims[pattern](tone)
}

function laces(path: string, { deep, lace }: LeatherTone): string {
  return `<g class="n"><path d="${path}" stroke="${deep}" stroke-width="3.1"/><path d="${path}" stroke="${lace}" stroke-width="1.9"/></g>`
}

function strap(path: string, x: number, y: number, { deep, mid }: LeatherTone): string {
  const frame = 'x="-8" y="-6" width="16" height="12" rx="2"'
  return `<path d="${path}" fill="${mid}" stroke="${deep}" stroke-width="1"/><g transform="translate(${x} ${y})rotate(-36)" fill="none"><rect ${frame} stroke="${deep}" stroke-width="3.4"/><rect ${frame} stroke="#d9d4c8" stroke-width="2"/><path d="M0-6V6" stroke="#a9a497" stroke-width="1.4"/></g>`
}

/** It ends under the welt, so it is drawn before the bottom. */
export function saddle({ deep, base }: LeatherTone): string {
  return `<path d="M131 98.5C134 99 146 95 158 88.5C160.5 87 161 86 160 83C156 64 156 40 162 6L130 10C136 44 136 70 131 98.5Z" fill="${base}" stroke="${deep}" stroke-width="1"/><path class="r" d="M135 94C139 66 138 42 134 15M156 84C152 64 152 40 157 11"/><path d="M139 83C145 85.5 150 83.5 153 78.5C149 78 144 78 139 83Z" fill="${deep}"/>`
}

function gore({ deep, dark, mid }: LeatherTone): string {
  const ribs = Array.from({ length: 11 }, (_, i) => `M${34 + i * 4} 162V${Math.round(93 + (i - 5) ** 2 * 1.1)}`)
  const loop = 'M8 160C5 170 8 176 12 175.5C16 175 18 168 19 160'
  return `<path d="M32 163C32 132 36 98 53 93C69 95 76 126 77 163Z" fill="${deep}"/><path d="${ribs.join('')}" stroke="${dark}" stroke-width="1.6"/><path class="n" d="${loop}" stroke="${deep}" stroke-width="4.6"/><path class="n" d="${loop}" stroke="${mid}" stroke-width="3.4"/>`
}
