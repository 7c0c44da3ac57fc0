import type { Localized } from '../params/localized.ts'
import type { ShoeParams, SoleName, WeltName } from '../params/shoe-params.ts'
import { leatherLabels } from '../text/leather-label.ts'
import { soleLabels } from '../text/sole-label.ts'

/** The seven layers of a welted shoe, in the order of their numbers: the first one is 1. */
export const partNames = ['upper', 'insole', 'welt', 'shank', 'filling', 'outsole', 'heel'] as const
export type PartName = (typeof partNames)[number]

export const partLabels: Readonly<Record<PartName, Localized>> = {
  upper: { de: 'Schaft', en: 'Upper' },
  insole: { de: 'Brandsohle', en: 'Insole' },
  welt: { de: 'Rahmen', en: 'Welt' },
  shank: { de: 'Gelenkfeder', en: 'Shank' },
  filling: { de: 'Ausballung', en: 'Filling' },
  outsole: { de: 'Laufsohle', en: 'Outsole' },
  heel: { de: 'Absatz', en: 'Heel' },
}

/** Without a welt there is no hollow to fill either; the other parts keep their numbers. */
export function partsOf({ making }: Pick<ShoeParams, 'making'>): readonly PartName[] {
  return making.welt === 'none' ? partNames.filter((part) => part !== 'welt' && part !== 'filling') : partNames
}

/** What a part of this shoe is made of, as far as the picture shows it. */
export function partFact(part: PartName, { finish, making }: ShoeParams): Localized {
  switch (part) {
    case 'upper':
      return { de: leatherLabels[finish.leather].de, en: capital(leatherLabels[finish.leather].en) }
    case 'insole':
      return { de: 'Rindleder', en: 'Cowhide' }
    case 'welt':
      return weltFacts[making.welt]
    case 'shank':
      return { de: 'Federstahl', en: 'Spring steel' }
    case 'filling':
      return { de: 'Kork', en: 'Cork' }
    case 'outsole':
      return { de: soleLabels[making.sole].de, en: capital(soleLabels[making.sole].en) }
    case 'heel':
      return heelFacts[making.sole]
  }
}

const weltFacts: Readonly<Record<WeltName, Localized>> = {
  '270': { de: 'Bis zum Absatz genäht', en: 'Sewn to the heel' },
  '360': { de: 'Rundum genäht', en: 'Sewn all round' },
  storm: { de: 'Sturmrahmen, rundum', en: 'Storm welt, all round' },
  none: { de: 'Keiner, die Sohle ist durchgenäht', en: 'None, the sole is sewn through' },
}

const heelFacts: Readonly<Record<SoleName, Localized>> = {
  leather: { de: 'Lederflecke, Gummiecke', en: 'Leather lifts, rubber tip' },
  dainite: { de: 'Lederflecke, Gummi', en: 'Leather lifts, rubber' },
  commando: { de: 'Gummi, profiliert', en: 'Lugged rubber' },
  crepe: { de: 'Keil aus Krepp', en: 'Crepe wedge' },
  cup: { de: 'In der Schale', en: 'Part of the cup' },
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
