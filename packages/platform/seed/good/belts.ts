import type { GoodName } from '@welt/illustration/good/good-name.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { Language, Localized } from '../localized.ts'

export interface BeltSeed {
  id: number
  sku: string
  picture: GoodName
  colours: readonly [ColourName, ...ColourName[]]
  gross: number
  name: Localized
  urlKey: Localized
  fact: Localized
  sentence: Localized
  description: Readonly<Record<Language, readonly string[]>>
  material: Localized
  since: string
  updated: string
}

export const beltSeeds: readonly BeltSeed[] = [
  {
    id: 2001,
    sku: 'BELT',
    picture: 'belt',
    colours: ['cognac', 'black', 'mocha', 'bordeaux', 'chestnut'],
    gross: 89,
    name: { de: 'Gürtel Kalbleder', en: 'Calf belt' },
    urlKey: { de: 'guertel-kalbleder', en: 'calf-belt' },
    fact: { de: 'Kalbleder, 32 mm breit', en: 'Calf, 32 mm wide' },
    sentence: { de: 'Aus demselben Leder wie der Schuh dazu', en: 'From the same leather as the shoe beside it' },
    description: {
      de: [
        'Schuh und Gürtel sollen sich kennen. Deshalb schneiden wir ihn aus denselben Häuten, aus denen Wien und Prag kommen, und färben die Kanten im selben Topf. Zwei Lagen Leder, dazwischen nichts.',
        'Die Schnalle ist aus massivem Messing und abnehmbar. Gemessen wird vom Dorn bis zum mittleren Loch: Ihre Hosenweite plus fünf Zentimeter.',
      ],
      en: [
        'Shoe and belt should be on speaking terms. So we cut it from the hides that Wien and Prag are made of and dye its edges in the same pot. Two layers of leather with nothing in between.',
        'The buckle is solid brass and comes off. The length is taken from the prong to the middle hole: your waist and five centimetres more.',
      ],
    },
    material: { de: 'Kalbleder, Messing', en: 'Calf leather, brass' },
    since: '2025-03-17',
    updated: '2026-09-21',
  },
  {
    id: 2002,
    sku: 'BELT-SUEDE',
    picture: 'belt-suede',
    colours: ['mocha', 'navy', 'tobacco', 'sand'],
    gross: 79,
    name: { de: 'Gürtel Velours', en: 'Suede belt' },
    urlKey: { de: 'guertel-veloursleder', en: 'suede-belt' },
    fact: { de: 'Kalbsvelours, 35 mm breit', en: 'Calf suede, 35 mm wide' },
    sentence: { de: 'Weich, matt, für Chino und Cord', en: 'Soft and matt, for chinos and cord' },
    description: {
      de: [
        'Außen Velours aus der Steiermark, innen glattes Kalbleder, damit er nicht an der Hose hängen bleibt. Er wird mit der Zeit dunkler, wo der Dorn sitzt; das gehört so.',
        'Gebürstet wird er wie der Schuh, trocken und ohne Druck. Bei Regen verschwindet er unter der Jacke.',
      ],
      en: [
        'Styrian suede outside, smooth calf inside so that it does not cling to your trousers. With time it darkens where the prong sits, as it should.',
        'Brush it as you would the shoe, dry and without pressing. In rain it disappears under the jacket.',
      ],
    },
    material: { de: 'Kalbsvelours, Kalbleder, Stahl', en: 'Calf suede, calf leather, steel' },
    since: '2025-09-15',
    updated: '2026-08-24',
  },
  {
    id: 2003,
    sku: 'BELT-EVENING',
    picture: 'belt',
    colours: ['black', 'navy'],
    gross: 99,
    name: { de: 'Gürtel schmal', en: 'Narrow belt' },
    urlKey: { de: 'guertel-schmal-kalbleder', en: 'narrow-calf-belt' },
    fact: { de: 'Kalbleder, 28 mm breit', en: 'Calf, 28 mm wide' },
    sentence: { de: 'Zum Anzug, ohne sichtbare Naht', en: 'For a suit, without a stitch to be seen' },
    description: {
      de: [
        'Vier Millimeter schmaler als der andere und ohne sichtbare Naht: Die Kanten sind umgebugt, der Faden liegt innen. Die Schnalle ist matt gebürstet und blitzt nicht, wenn man sich setzt.',
      ],
      en: [
        'Four millimetres narrower than the other: the edges are turned and the thread lies inside. The buckle is brushed to a matt finish and does not flash when you sit down.',
      ],
    },
    material: { de: 'Kalbleder, Messing', en: 'Calf leather, brass' },
    since: '2026-09-07',
    updated: '2026-09-07',
  },
]
