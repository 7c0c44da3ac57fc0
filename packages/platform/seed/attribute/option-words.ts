import type { LastName, LeatherName, SoleName } from '@welt/illustration/params/shoe-params.ts'
import type { Localized } from '../localized.ts'
import type { Make } from './shoe-attributes.ts'

/** What an option of an attribute tells besides its label, for the page of a product that has it. */
export interface OptionWords {
  /** In place of the label, where that alone says too little. */
  headline?: Localized
  description: Localized
}

export const makerWords: OptionWords & { place: string } = {
  place: 'Pirmasens',
  description: {
    de: 'Zuschnitt, Stepperei und Zwickerei unter einem Dach. Vierzig Leute, 212 Arbeitsschritte, mindestens fünf Tage auf dem Leisten.',
    en: 'Cutting, closing and lasting under one roof. Forty people, 212 steps, at least five days on the last.',
  },
}

export const lastWords: Readonly<Record<LastName, OptionWords>> = {
  '71': {
    description: {
      de: 'Schlanke Ferse, mittlerer Spann, zwölf Millimeter Luft vor den Zehen. Fällt größengerecht aus; bei hohem Spann nehmen Sie Weite H.',
      en: 'Slim heel, medium instep, half an inch before the toes. True to size; with a high instep take width H.',
    },
  },
  '64': {
    description: {
      de: 'Platz am Ballen, fester Griff an der Ferse. Fällt größengerecht aus und passt den meisten Füßen in Weite G.',
      en: 'Room at the ball, a firm grip at the heel. True to size; width G suits most feet.',
    },
  },
  '58': {
    description: {
      de: 'Flach und rund, ohne Schnürung. Fällt groß aus und gibt nach: im Zweifel eine halbe Nummer kleiner.',
      en: 'Low and round, without laces. Runs large and gives: if in doubt, half a size smaller.',
    },
  },
  '76': {
    description: {
      de: 'Gerade Spitze, schlank geschnitten, lang im Auge. Fällt in der Länge größengerecht aus und eher schmal: breite Füße nehmen Weite H.',
      en: 'A straight toe, cut slim, long to the eye. True to size in length and rather narrow: broad feet take width H.',
    },
  },
  '83': {
    description: {
      de: 'Gerade Spitze mit weichen Ecken und Raum für alle Zehen. Fällt größengerecht aus.',
      en: 'A straight toe with soft corners and room for all toes. True to size.',
    },
  },
  '45': {
    description: {
      de: 'Hoher Spann, breiter Ballen, Platz für dicke Socken. Fällt großzügig aus; mit dünnen eine halbe Nummer kleiner.',
      en: 'High instep, broad ball, room for thick socks. Runs generous; with thin ones half a size smaller.',
    },
  },
  '32': {
    description: {
      de: 'Runde Spitze, schmale Ferse. Fällt größengerecht aus und passt den meisten Füßen.',
      en: 'Round toe, narrow heel. True to size; suits most feet.',
    },
  },
  '37': {
    description: {
      de: 'Für lange, schmale Füße. Fällt in der Länge größengerecht aus und eher schmal: im Zweifel die nächste Weite.',
      en: 'For long, narrow feet. True to size in length and rather narrow: if in doubt, the next width.',
    },
  },
  '29': {
    description: {
      de: 'Gerade Spitze über einem höheren Absatz. Fällt klein aus: im Zweifel eine halbe Nummer größer.',
      en: 'A straight toe above a higher heel. Runs small: if in doubt, half a size larger.',
    },
  },
}

export const soleWords: Readonly<Record<SoleName, OptionWords>> = {
  leather: {
    headline: { de: 'Ledersohle, grubengegerbt', en: 'Leather sole, pit tanned' },
    description: {
      de: 'Neun Monate in Eichenlohe, fünf Millimeter stark. Leise auf Parkett, mag keinen Regen; hält anderthalb Jahre im Wechsel.',
      en: 'Nine months in oak bark, five millimetres thick. Quiet on parquet, no friend of rain; lasts a year and a half in rotation.',
    },
  },
  dainite: {
    headline: { de: 'Gummisohle mit Noppen', en: 'Studded rubber sole' },
    description: {
      de: 'Von der Seite so schlank wie Leder, hält auf nassem Pflaster und etwa drei Jahre.',
      en: 'From the side as slim as leather, holds on wet pavement and for about three years.',
    },
  },
  commando: {
    headline: { de: 'Profilsohle auf Leder', en: 'Lugged sole on leather' },
    description: {
      de: 'Tiefe Stollen aus Gummi auf einer Zwischensohle aus Leder. Für Schnee, Schotter und Waldwege.',
      en: 'Deep rubber lugs on a leather midsole. For snow, gravel and forest tracks.',
    },
  },
  crepe: {
    headline: { de: 'Kreppsohle', en: 'Crepe sole' },
    description: {
      de: 'Neun Millimeter Naturkautschuk: weich, leise, leicht. Verträgt keine Hitze und kein Öl.',
      en: 'Nine millimetres of natural rubber: soft, quiet, light. Cannot bear heat or oil.',
    },
  },
  cup: {
    headline: { de: 'Schalensohle, vernäht', en: 'Cup sole, stitched' },
    description: {
      de: 'Naturkautschuk, zur Schale geformt und ringsum vernäht, nicht nur geklebt. Deshalb lässt sie sich ersetzen.',
      en: 'Natural rubber, moulded to a cup and stitched all round, not merely glued. So it can be replaced.',
    },
  },
}

/** How long a shoe that is made so lasts. */
export const makeWords: Readonly<Record<Make, OptionWords>> = {
  welted: {
    description: {
      de: 'Rahmengenäht: Neu besohlt wird an der zweiten Naht, der Schaft bleibt unberührt. Das geht drei- bis viermal; wer die Paare wechselt und Spanner benutzt, hat so zwanzig Jahre an ihnen.',
      en: 'Goodyear welted: a new sole is sewn at the second seam and the upper is left alone. That works three to four times; who rotates pairs and uses trees has them for twenty years.',
    },
  },
  blake: {
    description: {
      de: 'Durchgenäht: leicht und biegsam vom ersten Tag an. Neu besohlen lässt er sich etwa zweimal.',
      en: 'Blake stitched: light and supple from the first day. It can be resoled about twice.',
    },
  },
  norwegian: {
    description: {
      de: 'Zwiegenäht: zwei Nähte von außen, die kein Wasser einlassen. Neu besohlt wird er, sooft der Schaft es trägt, meist viermal.',
      en: 'Norwegian welted: two seams from outside that let no water in. It is resoled as often as the upper bears it, mostly four times.',
    },
  },
}

/** How a leather is kept. */
export const leatherWords: Readonly<Record<LeatherName, OptionWords>> = {
  calf: {
    description: {
      de: 'Einen Tag tragen, einen Tag auf dem Spanner ruhen lassen. Nach dem Tragen bürsten, alle drei bis vier Wochen dünn eincremen, zweimal im Jahr mit Reinigungsmilch von alter Creme befreien.',
      en: 'Wear for a day, rest on the tree for a day. Brush after wearing, apply a little cream every three to four weeks, take old cream off with leather milk twice a year.',
    },
  },
  grain: {
    description: {
      de: 'Mit einer festen Bürste aus der Narbung bürsten, was darin sitzt, dann dünn eincremen. Nässe macht dem gefetteten Leder wenig aus; trocknen lassen, nicht an der Heizung.',
      en: 'Brush out of the grain what sits in it with a firm brush, then apply a little cream. Damp matters little to greased leather; let it dry, away from the heating.',
    },
  },
  suede: {
    description: {
      de: 'Trocken bürsten, erst gegen den Strich, dann mit ihm. Vor dem ersten Tragen zweimal imprägnieren. Creme und Wachs verkleben den Flor für immer.',
      en: 'Brush dry, first against the nap, then with it. Waterproof twice before the first wearing. Cream and wax mat the nap for ever.',
    },
  },
  cordovan: {
    description: {
      de: 'Kräftig bürsten, mehr braucht es selten. Wellen vom Regen glättet ein Löffelrücken; Creme nur zwei- bis dreimal im Jahr und sehr wenig davon.',
      en: 'Brush vigorously, it seldom needs more. The back of a spoon smooths ripples left by rain; cream only two or three times a year and very little of it.',
    },
  },
  patent: {
    description: {
      de: 'Mit einem feuchten weichen Tuch abwischen, trocken nachreiben. Keine Creme: Sie zieht nicht ein. Nicht kälter als fünf Grad lagern, sonst wird der Lack spröde.',
      en: 'Wipe with a damp soft cloth, rub dry. No cream: it does not sink in. Do not store below five degrees, or the lacquer turns brittle.',
    },
  },
}
