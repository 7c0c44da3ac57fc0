import type { LeatherColour } from './leather-colour.ts'

/** Five tones of one leather: shadows turn richer rather than greyer, lights keep the leather's tint. */
export interface LeatherTone {
  deep: string
  dark: string
  base: string
  mid: string
  light: string
  /** Tonal, so that seams do not shout. */
  thread: string
  lace: string
}

export const leatherTones: Readonly<Record<LeatherColour, LeatherTone>> = {
  cognac: {
    deep: '#34170a',
    dark: '#6b3516',
    base: '#9a5324',
    mid: '#b86d31',
    light: '#ecb479',
    thread: '#d79a5c',
    lace: '#5c2d13',
  },
  black: {
    deep: '#0b0a0b',
    dark: '#151314',
    base: '#211f21',
    mid: '#3b393d',
    light: '#a4a8b2',
    thread: '#55525a',
    lace: '#121112',
  },
  bordeaux: {
    deep: '#22070b',
    dark: '#421219',
    base: '#651f28',
    mid: '#82303a',
    light: '#d08d8f',
    thread: '#9d545a',
    lace: '#3d1118',
  },
  mocha: {
    deep: '#1c0e08',
    dark: '#352012',
    base: '#50301e',
    mid: '#6d4630',
    light: '#bb9273',
    thread: '#8f6a4e',
    lace: '#2b180e',
  },
  tan: {
    deep: '#5a3716',
    dark: '#8c5b2a',
    base: '#b57d43',
    mid: '#c9955a',
    light: '#f2d2a2',
    thread: '#efd3a8',
    lace: '#6b4520',
  },
  navy: {
    deep: '#0c101b',
    dark: '#192133',
    base: '#27324a',
    mid: '#3d4b68',
    light: '#93a3c4',
    thread: '#64749a',
    lace: '#151c2d',
  },
}
