import type { Localized } from './localized.ts'
import type { Make, Outsole } from './shoe-attributes.ts'

/** The parts below the upper; they follow from the way of making and the sole. */
export const insole: Localized = { de: 'Rindleder, 3 mm, grubengegerbt', en: 'Cow leather, 3 mm, pit tanned' }
export const shank: Localized = { de: 'Federstahl', en: 'Spring steel' }
export const filling: Localized = { de: 'Kork, warm gestrichen', en: 'Cork, spread warm' }

export const outsoleMaterial: Readonly<Record<Outsole, Localized>> = {
  leather: { de: 'Eichenlohgares Rindleder, 5 mm', en: 'Oak-bark tanned cow leather, 5 mm' },
  dainite: { de: 'Gummi (Dainite), 5 mm', en: 'Rubber (Dainite), 5 mm' },
  commando: { de: 'Gummi (Commando) auf Leder-Zwischensohle', en: 'Rubber (commando) on a leather midsole' },
}

export const heelMaterial: Readonly<Record<Outsole, Localized>> = {
  leather: { de: 'Lederflecke mit Gummi-Ecke, 26 mm', en: 'Leather lifts with a rubber corner, 26 mm' },
  dainite: { de: 'Lederflecke mit Gummifleck, 26 mm', en: 'Leather lifts with a rubber top piece, 26 mm' },
  commando: { de: 'Gummi auf Lederfleck, 28 mm', en: 'Rubber on a leather lift, 28 mm' },
}

/** A Blake-stitched shoe has no welt, so it says nothing about one. */
export const weltMaterial: Readonly<Record<Make, Localized | undefined>> = {
  welted: { de: 'Leder, 9 Stiche je Zoll', en: 'Leather, 9 stitches to the inch' },
  norwegian: {
    de: 'Leder, zwei sichtbare Nähte, 6 Stiche je Zoll',
    en: 'Leather, two visible seams, 6 stitches to the inch',
  },
  blake: undefined,
}
