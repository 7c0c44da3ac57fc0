import { pictureOf, pictureOfFirst } from './category-picture.ts'
import type { CategorySeed } from './category-seed.ts'

export const bootCategories = {
  boots: {
    id: 13,
    parent: 'root',
    position: 4,
    inMenu: true,
    name: { de: 'Stiefel', en: 'Boots' },
    urlPath: { de: 'stiefel', en: 'boots' },
    description: {
      de: 'Für nasse Straßen und lange Wege, mit gewachstem Faden, viele auf Gummi und einige zwiegenäht.',
      en: 'For wet streets and long walks, with waxed thread, many on rubber and some of them Norwegian welted.',
    },
    image: pictureOf('BRUENN', 'tan'),
    teaser: {
      headline: { de: 'Zwei Nähte gegen das Wasser', en: 'Two seams against the water' },
      text: { de: 'Zwiegenähte Schnürstiefel ansehen', en: 'See Norwegian-welted lace boots' },
      link: { de: '/stiefel/schnuerstiefel', en: '/boots/lace-boots' },
      rightImage: pictureOf('BRUENN', 'mocha'),
    },
    menuAside: {
      headline: { de: 'Ein Stück Leder, zwei Gummizüge', en: 'One piece of leather, two gores' },
      text: { de: 'Chelsea-Boots, die unter jede Hose passen', en: 'Chelsea boots that fit under any trousers' },
      link: { de: '/stiefel/chelsea-boots', en: '/boots/chelsea-boots' },
      image: pictureOf('LEMBERG', 'mocha'),
    },
    blockAbove: 'category-boots-top',
  },
  laceBoots: {
    id: 31,
    parent: 'boots',
    position: 1,
    inMenu: true,
    name: { de: 'Schnürstiefel', en: 'Lace boots' },
    urlPath: { de: 'stiefel/schnuerstiefel', en: 'boots/lace-boots' },
    description: {
      de: 'Halt bis über den Knöchel. Oben Haken, unten Ösen, dazwischen zwei Minuten am Morgen.',
      en: 'Support to above the ankle. Hooks on top, eyelets below, two minutes of your morning in between.',
    },
    image: pictureOf('BRUENN', 'tan'),
  },
  chelseaBoots: {
    id: 32,
    parent: 'boots',
    position: 2,
    inMenu: true,
    name: { de: 'Chelsea-Boots', en: 'Chelsea boots' },
    urlPath: { de: 'stiefel/chelsea-boots', en: 'boots/chelsea-boots' },
    description: {
      de: 'Kein Senkel, keine Schnalle. Der Gummizug ist genäht und wird ersetzt, wenn er müde wird.',
      en: 'No lace, no buckle. The elastic is sewn in and replaced when it grows tired.',
    },
    image: pictureOf('LEMBERG', 'mocha'),
  },
  jodhpurs: {
    id: 35,
    parent: 'boots',
    position: 3,
    inMenu: true,
    name: { de: 'Jodhpur-Stiefel', en: 'Jodhpur boots' },
    urlPath: { de: 'stiefel/jodhpur-stiefel', en: 'boots/jodhpur-boots' },
    description: {
      de: 'Aus dem Reitstall auf die Straße: ein Riemen, der einmal um den Knöchel läuft, und eine Schnalle, die hält.',
      en: 'From the stable to the street: one strap that runs once round the ankle, and a buckle that holds.',
    },
    image: pictureOfFirst('men', 'jodhpur'),
  },
  womensBoots: {
    id: 36,
    parent: 'boots',
    position: 4,
    inMenu: true,
    name: { de: 'Stiefel für Damen', en: 'Women’s boots' },
    urlPath: { de: 'stiefel/damen-stiefel', en: 'boots/womens-boots' },
    description: {
      de: 'Schmaler Schaft, dieselbe Sohle: für Stadt, Feld und Bahnsteig im Januar.',
      en: 'A slimmer shaft on the same sole: for town, field and a railway platform in January.',
    },
    image: pictureOfFirst('women', 'chelsea'),
  },
} as const satisfies Record<string, CategorySeed>
