import type { ShoePattern } from './shoe-name.ts'

/** Paths of the side view in millimetres: heel at x = 0, toe at 302, y upwards from the ground. */
export interface SideOutline {
  upper: string
  /** What of the far side is seen inside the opening. */
  lining: string
  /** The far facing or tongue that stands a little beyond the ridge. */
  tongue: string
}

const forefoot = 'C156 83.5 168 79 180 75C200 68 216 64 232 59.5C246 55.5 256 54 266 51.5C284 47 296 38 301 26L303 17'
const feather = 'C275 7 245 6 200 6C165 7 140 16 100 23C70 28 40 28 1 28Z'

const low: SideOutline = {
  upper: `M1 28C-3 48-3.5 66 2 84C3.5 91 5 96 9 96.5C14 97 18 94 25 91C42 83.5 62 80.5 77 87C87 92 92 101 98 106C102 109.5 107 109 111 106C122 99 132 94 142 90${forefoot}${feather}`,
  lining: 'M8 95C26 93 52 88 72 92C86 96 93 104 101 110L108 104L96 88L60 78L20 86Z',
  tongue: 'M95 102C97 110 102 115 108 113.5C114 112 118 107 126 102C140 94 152 89 168 84L178 72L120 90Z',
}

const loafer: SideOutline = {
  upper: `M1 28C-3 48-3.5 66 2 84C3.5 91 5 95 9 95.5C14 96 18 93 25 90C44 82 64 80 80 84C94 88 104 97 113 100C118 101.5 122 100 126 97.5C132 94 137 92 142 90${forefoot}${feather}`,
  lining: 'M8 94C26 92 54 86 76 89C92 92 104 99 116 102L122 96L98 84L60 77L20 85Z',
  tongue: 'M108 96C111 103 117 105 122 103.5C128 101.5 134 97 142 93L136 86L116 92Z',
}

const chelsea: SideOutline = {
  upper: `M1 28C-4 48-3.5 66 3 86C8 102 10 112 8 126C6.5 140 5.5 152 6.5 162C34 165.5 66 165 92 162.5C95 162 96 160 95.5 156C94 144 93.5 130 97 118C103 106 121 98 142 89${forefoot}${feather}`,
  lining: 'M7 160C34 168 68 168 93 162L90 156L10 156Z',
  tongue: '',
}

const laceBoot: SideOutline = {
  upper: `M1 28C-4 48-3.5 66 3 86C8 102 9.5 112 8 126C6.5 142 4.5 154 5.5 164C28 160 52 160 76 164C84 167 92 168 97 163C104 151 113 134 125 119C136 106 150 95 162 87C172 81 176 76.5 180 75${forefoot.slice(forefoot.indexOf('C200'))}${feather}`,
  lining: 'M5 163C24 168 54 168 80 170L92 164L70 156L8 158Z',
  tongue: 'M74 160C78 174 84 183 91 182C98 181 102 170 108 160C119 142 136 119 168 84.5L140 88L84 150Z',
}

export function sideOutline(pattern: ShoePattern): SideOutline {
  if (pattern === 'lace-boot') return laceBoot
  if (pattern === 'chelsea') return chelsea
  return pattern === 'penny-loafer' ? loafer : low
}
