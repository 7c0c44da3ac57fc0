import type { Localized } from './localized.ts'

/** One leather colour: swatch, drawing and filter are fed from here, so that a name always matches its picture. */
export interface Colour {
  label: Localized
  /** How a German adjective says it before a noun in the dative: "aus … Kalbleder". */
  adjective: Localized
  swatch: `#${string}`
  /** Five tones, dark to light: shadows turn richer rather than greyer, lights keep the leather's tint. */
  ramp: Ramp
  /** Tonal, so that seams do not shout. */
  thread: `#${string}`
  /** Edge of sole and welt. */
  edge: `#${string}`
  lining: `#${string}`
  lace: `#${string}`
}

export type Ramp = readonly [deep: string, dark: string, base: string, mid: string, light: string]

export const colourNames = [
  'cognac',
  'black',
  'bordeaux',
  'mocha',
  'tan',
  'navy',
  'chestnut',
  'walnut',
  'tobacco',
  'whisky',
  'forest',
  'olive',
  'slate',
  'pebble',
  'sand',
  'plum',
  'ivory',
  'nature',
] as const
export type ColourName = (typeof colourNames)[number]

export const colours: Readonly<Record<ColourName, Colour>> = {
  cognac: {
    label: { de: 'Cognac', en: 'Cognac' },
    adjective: { de: 'cognacfarbenem', en: 'cognac' },
    swatch: '#8A4A22',
    ramp: ['#34170a', '#6b3516', '#9a5324', '#b86d31', '#ecb479'],
    thread: '#d79a5c',
    edge: '#6b4122',
    lining: '#c9a678',
    lace: '#5c2d13',
  },
  black: {
    label: { de: 'Schwarz', en: 'Black' },
    adjective: { de: 'schwarzem', en: 'black' },
    swatch: '#1C1A1B',
    ramp: ['#0b0a0b', '#151314', '#211f21', '#3b393d', '#a4a8b2'],
    thread: '#55525a',
    edge: '#241d1a',
    lining: '#b79a76',
    lace: '#121112',
  },
  bordeaux: {
    label: { de: 'Bordeaux', en: 'Burgundy' },
    adjective: { de: 'bordeauxrotem', en: 'burgundy' },
    swatch: '#5A1C22',
    ramp: ['#22070b', '#421219', '#651f28', '#82303a', '#d08d8f'],
    thread: '#9d545a',
    edge: '#3f1f17',
    lining: '#c2a079',
    lace: '#3d1118',
  },
  mocha: {
    label: { de: 'Mokka', en: 'Mocha' },
    adjective: { de: 'mokkabraunem', en: 'mocha brown' },
    swatch: '#46291A',
    ramp: ['#1c0e08', '#352012', '#50301e', '#6d4630', '#bb9273'],
    thread: '#8f6a4e',
    edge: '#3d2415',
    lining: '#c0a27c',
    lace: '#2b180e',
  },
  tan: {
    label: { de: 'Hellbraun', en: 'Tan' },
    adjective: { de: 'hellbraunem', en: 'tan' },
    swatch: '#B07840',
    ramp: ['#5a3716', '#8c5b2a', '#b57d43', '#c9955a', '#f2d2a2'],
    thread: '#efd3a8',
    edge: '#7d5227',
    lining: '#d9bd92',
    lace: '#6b4520',
  },
  navy: {
    label: { de: 'Nachtblau', en: 'Navy' },
    adjective: { de: 'nachtblauem', en: 'navy' },
    swatch: '#232C40',
    ramp: ['#0c101b', '#192133', '#27324a', '#3d4b68', '#93a3c4'],
    thread: '#64749a',
    edge: '#2a2320',
    lining: '#c0a27c',
    lace: '#151c2d',
  },
  chestnut: {
    label: { de: 'Kastanie', en: 'Chestnut' },
    adjective: { de: 'kastanienbraunem', en: 'chestnut' },
    swatch: '#6E3420',
    ramp: ['#2a0f07', '#532112', '#7a3a22', '#985036', '#dca080'],
    thread: '#b97a58',
    edge: '#54301b',
    lining: '#c9a678',
    lace: '#451c0f',
  },
  walnut: {
    label: { de: 'Dunkelbraun', en: 'Dark brown' },
    adjective: { de: 'dunkelbraunem', en: 'dark brown' },
    swatch: '#3B2A20',
    ramp: ['#160c08', '#2b1a12', '#442e21', '#614536', '#b7977f'],
    thread: '#8a6f58',
    edge: '#33231a',
    lining: '#bd9f78',
    lace: '#22160e',
  },
  tobacco: {
    label: { de: 'Tabak', en: 'Tobacco' },
    adjective: { de: 'tabakbraunem', en: 'tobacco' },
    swatch: '#7A5230',
    ramp: ['#301d0d', '#5a3a1f', '#815733', '#9c7048', '#dcb98d'],
    thread: '#bd9468',
    edge: '#5d3d22',
    lining: '#cdae82',
    lace: '#4a2f18',
  },
  whisky: {
    label: { de: 'Whisky', en: 'Whisky' },
    adjective: { de: 'whiskyfarbenem', en: 'whisky' },
    swatch: '#A2561F',
    ramp: ['#421d08', '#7a3d12', '#ab5e22', '#c87a35', '#f5c182'],
    thread: '#e3a85f',
    edge: '#714422',
    lining: '#d2b084',
    lace: '#6a350f',
  },
  forest: {
    label: { de: 'Tannengrün', en: 'Forest green' },
    adjective: { de: 'tannengrünem', en: 'forest green' },
    swatch: '#26382C',
    ramp: ['#0b130e', '#18251c', '#28392d', '#3e5445', '#96ad9a'],
    thread: '#66806d',
    edge: '#2f251b',
    lining: '#c0a27c',
    lace: '#172119',
  },
  olive: {
    label: { de: 'Oliv', en: 'Olive' },
    adjective: { de: 'olivgrünem', en: 'olive' },
    swatch: '#57522F',
    ramp: ['#211f0f', '#3d391f', '#5a5431', '#747046', '#bdb78c'],
    thread: '#979063',
    edge: '#453521',
    lining: '#c6aa80',
    lace: '#332f19',
  },
  slate: {
    label: { de: 'Schiefergrau', en: 'Slate grey' },
    adjective: { de: 'schiefergrauem', en: 'slate grey' },
    swatch: '#4A4C50',
    ramp: ['#191a1d', '#303236', '#4a4d52', '#676b71', '#b6bbc2'],
    thread: '#8a8e95',
    edge: '#332d2a',
    lining: '#b9a88f',
    lace: '#2a2c2f',
  },
  pebble: {
    label: { de: 'Kiesel', en: 'Pebble' },
    adjective: { de: 'kieselgrauem', en: 'pebble grey' },
    swatch: '#8F8577',
    ramp: ['#443d34', '#6c6357', '#918778', '#a99f90', '#ded5c7'],
    thread: '#c9bfae',
    edge: '#6d5740',
    lining: '#cbb595',
    lace: '#5c5347',
  },
  sand: {
    label: { de: 'Sand', en: 'Sand' },
    adjective: { de: 'sandfarbenem', en: 'sand' },
    swatch: '#B79A72',
    ramp: ['#65502f', '#93784f', '#b99b71', '#cdb28b', '#f0dfc1'],
    thread: '#e8d5b2',
    edge: '#84633c',
    lining: '#d6bf9a',
    lace: '#7d6443',
  },
  plum: {
    label: { de: 'Pflaume', en: 'Plum' },
    adjective: { de: 'pflaumenfarbenem', en: 'plum' },
    swatch: '#3E2230',
    ramp: ['#160a11', '#2b1520', '#44253a', '#5f3b50', '#b592a6'],
    thread: '#836077',
    edge: '#33211c',
    lining: '#bfa07c',
    lace: '#24121b',
  },
  ivory: {
    label: { de: 'Elfenbein', en: 'Ivory' },
    adjective: { de: 'elfenbeinfarbenem', en: 'ivory' },
    swatch: '#E6DECD',
    ramp: ['#7a6646', '#b7a584', '#dfd4bd', '#efe8d9', '#fffcf5'],
    thread: '#cfc3aa',
    edge: '#d8cdb6',
    lining: '#dccbab',
    lace: '#d9cfba',
  },
  nature: {
    label: { de: 'Natur', en: 'Natural' },
    adjective: { de: 'naturfarbenem', en: 'natural' },
    swatch: '#C98F57',
    ramp: ['#6d431c', '#a26b34', '#cb9159', '#daa876', '#f8dcb4'],
    thread: '#f3deb9',
    edge: '#96683a',
    lining: '#dcc197',
    lace: '#80552a',
  },
}
