import { colours } from './colours.ts'
import type { Localized } from './localized.ts'

export const categoryKeys = [
  'root',
  'inspirations',
  'bestsellers',
  'new',
  'men',
  'women',
  'boots',
  'care',
  'outlet',
  'oxford',
  'derby',
  'brogue',
  'monk',
  'loafer',
  'laceBoots',
  'chelseaBoots',
  'womensDerby',
  'womensLoafer',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

export interface CategorySeed {
  id: number
  parent?: CategoryKey
  position: number
  inMenu: boolean
  name: Localized
  /** The whole path below the store view, the same category under another name in the other language. */
  urlPath: Localized
  description?: Localized
  /** Shown in the menu where the page's title would be too long. */
  menuName?: Localized
  image?: string
  teaser?: { headline: Localized; text: Localized; link: Localized; image: string }
  menuAside?: { headline: Localized; text: Localized; link: Localized; image: string }
}

/** Ids are the same in every view: 2 is the root, 3 and 86 are named by the source documents. */
export const categories: Readonly<Record<CategoryKey, CategorySeed>> = {
  root: { id: 2, position: 1, inMenu: false, name: { de: 'Sortiment', en: 'Catalogue' }, urlPath: { de: '', en: '' } },
  inspirations: {
    id: 3,
    parent: 'root',
    position: 7,
    inMenu: false,
    name: { de: 'Inspirationen', en: 'Inspirations' },
    urlPath: { de: 'inspirationen', en: 'inspirations' },
    description: {
      de: 'Fünf Paare, die zusammen einen Schrank füllen: eines fürs Büro, eines fürs Fest, eines für den Regen, eines für den Sommer und eines für länger.',
      en: 'Five pairs that make a wardrobe between them: one for the office, one for the evening, one for rain, one for summer and one for good.',
    },
  },
  new: {
    id: 10,
    parent: 'root',
    position: 1,
    inMenu: true,
    name: { de: 'Neu', en: 'New' },
    urlPath: { de: 'neu', en: 'new' },
    description: {
      de: 'Was in diesem Jahr zum ersten Mal vom Leisten kam.',
      en: 'What came off the last for the first time this year.',
    },
  },
  men: {
    id: 11,
    parent: 'root',
    position: 2,
    inMenu: true,
    name: { de: 'Herrenschuhe', en: 'Men’s shoes' },
    menuName: { de: 'Schuhe', en: 'Shoes' },
    urlPath: { de: 'schuhe', en: 'shoes' },
    description: {
      de: 'Vom Oxford bis zum Schnürstiefel: alle rahmengenäht, alle neu besohlbar, in drei Weiten ab Lager.',
      en: 'From the Oxford to the lace boot: all of them welted, all resoleable, in three widths from stock.',
    },
    image: '/shoe/oxford/cognac/side.svg',
    teaser: {
      headline: { de: 'Bordeaux, von Hand patiniert', en: 'Burgundy, patinated by hand' },
      text: { de: 'Sechs Modelle ansehen', en: 'See six models' },
      link: { de: `/schuhe?hf_color=${colours.bordeaux.id}`, en: `/shoes?hf_color=${colours.bordeaux.id}` },
      image: '/shoe/full-brogue/bordeaux/side.svg',
    },
    menuAside: {
      headline: { de: 'Der erste Rahmengenähte', en: 'The first welted pair' },
      text: { de: 'Drei Oxfords, die man ein Leben lang trägt', en: 'Three Oxfords to wear for a lifetime' },
      link: { de: '/schuhe/oxford', en: '/shoes/oxford' },
      image: '/shoe/oxford/bordeaux/side.svg',
    },
  },
  oxford: {
    id: 21,
    parent: 'men',
    position: 1,
    inMenu: true,
    name: { de: 'Oxford', en: 'Oxford' },
    urlPath: { de: 'schuhe/oxford', en: 'shoes/oxford' },
    description: {
      de: 'Geschlossene Schnürung: Die Schnürflügel liegen unter dem Blatt und stoßen über dem Spann zusammen. Der Schuh zum Anzug.',
      en: 'Closed lacing: the facings are sewn under the vamp and meet over the instep. The shoe for a suit.',
    },
    image: '/shoe/oxford/cognac/side.svg',
  },
  derby: {
    id: 22,
    parent: 'men',
    position: 2,
    inMenu: true,
    name: { de: 'Derby', en: 'Derby' },
    urlPath: { de: 'schuhe/derby', en: 'shoes/derby' },
    description: {
      de: 'Offene Schnürung: Die Schnürflügel liegen auf dem Blatt und geben nach. Der richtige Schnitt für einen hohen Spann.',
      en: 'Open lacing: the facings lie on the vamp and give way. The right cut for a high instep.',
    },
    image: '/shoe/derby/cognac/side.svg',
  },
  brogue: {
    id: 23,
    parent: 'men',
    position: 3,
    inMenu: true,
    name: { de: 'Budapester', en: 'Full brogue' },
    urlPath: { de: 'schuhe/budapester', en: 'shoes/full-brogue' },
    description: {
      de: 'Flügelkappe, Lochung an jeder Kante, Rosette auf der Spitze. Was früher Wasser ablaufen ließ, ist heute Schmuck.',
      en: 'A winged cap, holes along every edge, a medallion on the toe. What once let the water out is now ornament.',
    },
    image: '/shoe/full-brogue/black/side.svg',
  },
  monk: {
    id: 24,
    parent: 'men',
    position: 4,
    inMenu: true,
    name: { de: 'Monk', en: 'Monk strap' },
    urlPath: { de: 'schuhe/monk', en: 'shoes/monk' },
    description: {
      de: 'Schnallen statt Senkel. Wer die Riemen einmal eingestellt hat, ist schneller aus dem Haus.',
      en: 'Buckles instead of laces. Once the straps are set you leave the house sooner.',
    },
    image: '/shoe/double-monk/black/side.svg',
  },
  loafer: {
    id: 25,
    parent: 'men',
    position: 5,
    inMenu: true,
    name: { de: 'Loafer', en: 'Loafer' },
    urlPath: { de: 'schuhe/loafer', en: 'shoes/loafer' },
    description: {
      de: 'Ohne Verschluss, deshalb auf einem eigenen, engeren Leisten gebaut. Im Zweifel eine halbe Nummer kleiner.',
      en: 'No fastening, so it is built on a closer last of its own. If in doubt, take half a size less.',
    },
    image: '/shoe/penny-loafer/mocha-suede/side.svg',
  },
  women: {
    id: 12,
    parent: 'root',
    position: 3,
    inMenu: true,
    name: { de: 'Damenschuhe', en: 'Women’s shoes' },
    menuName: { de: 'Damen', en: 'Women' },
    urlPath: { de: 'damenschuhe', en: 'womens-shoes' },
    description: {
      de: 'Auf Leisten 32 gebaut: schmale Ferse, niedriger Spann, mehr Platz am Ballen.',
      en: 'Built on last 32: a narrow heel, a low instep, more room at the ball.',
    },
    image: '/shoe/derby/black/side.svg',
  },
  womensDerby: {
    id: 33,
    parent: 'women',
    position: 1,
    inMenu: true,
    name: { de: 'Derby für Damen', en: 'Women’s Derby' },
    urlPath: { de: 'damenschuhe/damen-derby', en: 'womens-shoes/womens-derby' },
    image: '/shoe/derby/black/side.svg',
  },
  womensLoafer: {
    id: 34,
    parent: 'women',
    position: 2,
    inMenu: true,
    name: { de: 'Loafer für Damen', en: 'Women’s loafer' },
    urlPath: { de: 'damenschuhe/damen-loafer', en: 'womens-shoes/womens-loafer' },
    image: '/shoe/penny-loafer/cognac/side.svg',
  },
  boots: {
    id: 13,
    parent: 'root',
    position: 4,
    inMenu: true,
    name: { de: 'Stiefel', en: 'Boots' },
    urlPath: { de: 'stiefel', en: 'boots' },
    description: {
      de: 'Für nasse Straßen und lange Wege, mit Gummisohle und gewachstem Faden.',
      en: 'For wet streets and long walks, with a rubber sole and waxed thread.',
    },
    image: '/shoe/lace-boot/tan-grain/side.svg',
  },
  laceBoots: {
    id: 31,
    parent: 'boots',
    position: 1,
    inMenu: true,
    name: { de: 'Schnürstiefel', en: 'Lace boots' },
    urlPath: { de: 'stiefel/schnuerstiefel', en: 'boots/lace-boots' },
    image: '/shoe/lace-boot/tan-grain/side.svg',
  },
  chelseaBoots: {
    id: 32,
    parent: 'boots',
    position: 2,
    inMenu: true,
    name: { de: 'Chelsea-Boots', en: 'Chelsea boots' },
    urlPath: { de: 'stiefel/chelsea-boots', en: 'boots/chelsea-boots' },
    image: '/shoe/chelsea/mocha/side.svg',
  },
  care: {
    id: 14,
    parent: 'root',
    position: 5,
    inMenu: true,
    name: { de: 'Pflege', en: 'Care' },
    urlPath: { de: 'pflege', en: 'care' },
    description: {
      de: 'Spanner, Creme und Bürste. Mehr braucht ein guter Schuh nicht, weniger verträgt er auf Dauer nicht.',
      en: 'Trees, cream and a brush. A good shoe needs no more, and in the long run it will not put up with less.',
    },
    image: '/good/shoe-cream.svg',
  },
  outlet: {
    id: 15,
    parent: 'root',
    position: 6,
    inMenu: true,
    name: { de: 'Direktverkauf', en: 'Factory outlet' },
    urlPath: { de: 'schuhe/direktverkauf', en: 'shoes/factory-outlet' },
    description: {
      de: 'Auslaufende Modelle und Restpaare ab Fabrik, ohne Abstriche am Schuh. Auch in der Gerberstraße zum Anprobieren.',
      en: 'Discontinued models and last pairs straight from the factory, with no shortcuts in the shoe. Also to try on in Gerberstraße.',
    },
    image: '/shoe/derby-brogue/mocha/side.svg',
  },
  bestsellers: {
    id: 86,
    parent: 'root',
    position: 8,
    inMenu: false,
    name: { de: 'Meistgekauft', en: 'Bestsellers' },
    urlPath: { de: 'meistgekauft', en: 'bestsellers' },
  },
}
