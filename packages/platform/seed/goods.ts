import type { ProductType } from '@welt/contract/entity/product.ts'
import type { Good } from '../image/shoe-name.ts'
import type { Language, Localized } from './localized.ts'

export type GoodSku = 'CREAM' | 'TREE' | 'BRUSH' | 'CARE-SET' | 'WIEN-SET' | 'RESOLE' | 'CARE-FILM'

export interface GoodSeed {
  /** Numbers the product: 1100 + number. */
  number: number
  sku: GoodSku
  type: Exclude<ProductType, 'configurable'>
  picture: Good
  /** Absent where the price is the sum of the parts. */
  gross?: number
  /** Absent where nothing is kept on a shelf. */
  qty?: number
  /** What a business customer (group 2) pays for one piece. */
  tradeGross?: number
  /** Contents in millilitres, for the price per litre. */
  millilitres?: number
  name: Localized
  urlKey: Localized
  fact: Localized
  sentence: Localized
  description: Readonly<Record<Language, readonly string[]>>
  material?: Localized
  createdAt: string
  updatedAt: string
}

export const goodSeeds: readonly GoodSeed[] = [
  {
    number: 1,
    sku: 'CREAM',
    type: 'simple',
    picture: 'shoe-cream',
    gross: 11.9,
    tradeGross: 9.9,
    qty: 140,
    millilitres: 50,
    name: { de: 'Schuhcreme', en: 'Shoe cream' },
    urlKey: { de: 'schuhcreme-50-ml', en: 'shoe-cream-50-ml' },
    fact: { de: 'Farblos, 50 ml', en: 'Neutral, 50 ml' },
    sentence: {
      de: 'Wachs und Öl, ohne Silikon, für alle glatten Leder',
      en: 'Wax and oil, no silicone, for all smooth leathers',
    },
    description: {
      de: [
        'Bienenwachs, Carnaubawachs, Lanolin und Terpentinöl, sonst nichts. Die Creme füllt feine Kratzer und hält das Leder geschmeidig, ohne es zu versiegeln. Silikon fehlt mit Absicht: Es glänzt eine Woche und lässt das Leder danach austrocknen.',
        'Erbsengroß mit dem Tuch auftragen, zehn Minuten warten, ausbürsten. Ein Tiegel reicht für etwa sechzig Paare. Nicht für Velours und Lack.',
      ],
      en: [
        'Beeswax, carnauba wax, lanolin and turpentine, nothing else. The cream fills fine scratches and keeps the leather supple without sealing it. Silicone is left out on purpose: it shines for a week and then lets the leather dry out.',
        'Apply a pea-sized amount with a cloth, wait ten minutes, brush out. One tin does about sixty pairs. Not for suede or patent leather.',
      ],
    },
    createdAt: '2024-02-05 08:00:00',
    updatedAt: '2026-08-03 08:00:00',
  },
  {
    number: 2,
    sku: 'TREE',
    type: 'simple',
    picture: 'shoe-tree',
    gross: 49,
    tradeGross: 39,
    qty: 62,
    name: { de: 'Schuhspanner', en: 'Shoe trees' },
    urlKey: { de: 'schuhspanner-zeder', en: 'cedar-shoe-trees' },
    fact: { de: 'Zeder, EU 42–43', en: 'Cedar, EU 42–43' },
    sentence: {
      de: 'Unbehandeltes Zedernholz, vorn gefedert',
      en: 'Untreated cedar, spring-loaded at the front',
    },
    description: {
      de: [
        'Ein Schuh trocknet über Nacht und zieht sich dabei zusammen. Der Spanner hält ihn in der Form des Leistens, das Zedernholz nimmt die Feuchtigkeit auf. Das Holz bleibt unbehandelt, denn Lack nähme nichts auf.',
        'Die beiden Hälften des Vorderteils werden seitlich von Federn gespreizt, das Fersenteil sitzt auf einem Teleskop. Auf Wunsch brennen wir bis zu zwölf Zeichen in das Fersenteil.',
      ],
      en: [
        'A shoe dries overnight and shrinks as it does. The tree holds it in the shape of the last while the cedar takes up the damp. The wood is left untreated, since varnish would take up nothing.',
        'The two halves of the front are spread sideways by springs, the heel sits on a telescopic tube. On request we brand up to twelve characters into the heel.',
      ],
    },
    material: { de: 'Zedernholz, Messing, Federstahl', en: 'Cedar, brass, spring steel' },
    createdAt: '2024-02-05 08:00:00',
    updatedAt: '2026-08-03 08:00:00',
  },
  {
    number: 3,
    sku: 'BRUSH',
    type: 'simple',
    picture: 'brush',
    gross: 14.9,
    qty: 85,
    name: { de: 'Rosshaarbürste', en: 'Horsehair brush' },
    urlKey: { de: 'rosshaarbuerste', en: 'horsehair-brush' },
    fact: { de: 'Buche und Rosshaar, 18 cm', en: 'Beech and horsehair, 18 cm' },
    sentence: { de: 'Zum Ausbürsten nach der Creme', en: 'For brushing out after the cream' },
    description: {
      de: [
        'Rosshaar ist fein genug, um nicht zu kratzen, und fest genug, um Wachs zu wärmen: Der Glanz kommt von der Reibung, nicht von der Creme. Bitte eine Bürste für helle und eine für dunkle Schuhe.',
      ],
      en: [
        'Horsehair is fine enough not to scratch and firm enough to warm the wax: the shine comes from friction, not from the cream. Please keep one brush for light shoes and one for dark.',
      ],
    },
    material: { de: 'Buchenholz, Rosshaar', en: 'Beech, horsehair' },
    createdAt: '2024-02-05 08:00:00',
    updatedAt: '2026-07-13 08:00:00',
  },
  {
    number: 4,
    sku: 'CARE-SET',
    type: 'grouped',
    picture: 'care-set',
    name: { de: 'Pflegeset', en: 'Care set' },
    urlKey: { de: 'pflegeset', en: 'care-set' },
    fact: { de: 'Creme, Bürste, Spanner', en: 'Cream, brush, trees' },
    sentence: { de: 'Was ein neues Paar im ersten Jahr braucht', en: 'What a new pair needs in its first year' },
    description: {
      de: [
        'Creme, Bürste und Spanner, einzeln gezählt und zusammen verschickt. Wer eines davon schon hat, setzt die Menge auf null.',
      ],
      en: [
        'Cream, brush and trees, counted singly and sent together. If you have one of them already, set it to none.',
      ],
    },
    createdAt: '2024-03-04 08:00:00',
    updatedAt: '2026-08-03 08:00:00',
  },
  {
    number: 5,
    sku: 'WIEN-SET',
    type: 'bundle',
    picture: 'care-set',
    name: { de: 'Wien mit Spanner und Creme', en: 'Wien with trees and cream' },
    urlKey: { de: 'wien-set-mit-spanner-und-creme', en: 'wien-set-with-trees-and-cream' },
    fact: { de: 'Oxford, Schuhspanner, Schuhcreme', en: 'Oxford, shoe trees, shoe cream' },
    sentence: {
      de: 'Wien in Cognac, Weite G, mit allem, was er zu Hause braucht',
      en: 'Wien in cognac, width G, with all it needs at home',
    },
    description: {
      de: [
        'Der Wien in Cognac, Weite G, mit passendem Spanner und einem Tiegel Creme. Die Spanner sitzen in den Größen 42 bis 43; für andere Größen bestellen Sie bitte Schuh und Spanner einzeln.',
      ],
      en: [
        'Wien in cognac, width G, with matching trees and a tin of cream. The trees fit sizes 42 to 43; for other sizes please order shoes and trees separately.',
      ],
    },
    createdAt: '2026-09-15 08:00:00',
    updatedAt: '2026-11-02 08:00:00',
  },
  {
    number: 6,
    sku: 'RESOLE',
    type: 'virtual',
    picture: 'voucher',
    gross: 139,
    name: { de: 'Gutschein Neubesohlung', en: 'Resoling voucher' },
    urlKey: { de: 'gutschein-neubesohlung', en: 'resoling-voucher' },
    fact: { de: 'Laufsohle und Absatz neu', en: 'New outsole and heel' },
    sentence: {
      de: 'Für ein Paar aus unserem Haus, Versand zu uns und zurück eingeschlossen',
      en: 'For one pair from our house, post both ways included',
    },
    description: {
      de: [
        'Wir nehmen die alte Sohle ab, erneuern den Kork, prüfen Rahmen und Naht und nähen eine neue Laufsohle an. Der Absatz wird neu aufgebaut, der Schaft gereinigt, genährt und poliert. Nach drei bis vier Wochen ist das Paar zurück.',
        'Der Gutschein kommt als Nummer mit der Bestellbestätigung und gilt drei Jahre ab Ende des Kaufjahres.',
      ],
      en: [
        'We take off the old sole, renew the cork, check welt and seam and sew on a new outsole. The heel is rebuilt, the upper cleaned, fed and polished. The pair is back after three to four weeks.',
        'The voucher arrives as a number with the order confirmation and is valid for three years from the end of the year of purchase.',
      ],
    },
    createdAt: '2025-01-13 08:00:00',
    updatedAt: '2026-06-08 08:00:00',
  },
  {
    number: 7,
    sku: 'CARE-FILM',
    type: 'downloadable',
    picture: 'guide',
    gross: 12.9,
    name: { de: 'Pflegeleitfaden', en: 'Care guide' },
    urlKey: { de: 'pflegeleitfaden-film', en: 'care-guide-film' },
    fact: { de: 'Film zum Herunterladen', en: 'Film to download' },
    sentence: {
      de: 'Sechs Kapitel vom ersten Tragen bis zur neuen Sohle',
      en: 'Six chapters from the first wearing to the new sole',
    },
    description: {
      de: [
        'In der Werkstatt gefilmt, ohne Musik: auspacken und eintragen, putzen, cremen, auf Glanz polieren, Velours auffrischen, wann zum Schuhmacher. Die Untertitel sind deutsch und englisch.',
        'Den Link zum Herunterladen schicken wir nach dem Zahlungseingang per E-Mail.',
      ],
      en: [
        'Filmed in the workshop, without music: unpacking and breaking in, cleaning, creaming, polishing to a shine, reviving suede, when to see the cobbler. Subtitles are in German and English.',
        'We send the download link by e-mail once the payment has arrived.',
      ],
    },
    createdAt: '2025-11-10 08:00:00',
    updatedAt: '2026-05-04 08:00:00',
  },
]
