import type { GoodSeed } from './good-seed.ts'

/** What the workshop does, and what can be given or read. */
export const serviceGoods: readonly GoodSeed[] = [
  {
    id: 1106,
    sku: 'RESOLE',
    type: 'virtual',
    categories: ['care', 'careService'],
    picture: { name: 'voucher' },
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
    since: '2025-01-13',
    updated: '2026-06-08',
  },
  {
    id: 1107,
    sku: 'CARE-FILM',
    type: 'downloadable',
    categories: ['care', 'careService'],
    picture: { name: 'guide' },
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
    since: '2025-11-10',
    updated: '2026-05-04',
  },
  {
    id: 1118,
    sku: 'GIFT-VOUCHER',
    type: 'virtual',
    categories: ['care', 'careService'],
    picture: { name: 'gift-voucher' },
    gross: 100,
    name: { de: 'Geschenkgutschein', en: 'Gift voucher' },
    urlKey: { de: 'geschenkgutschein-100-euro', en: 'gift-voucher-100-euro' },
    fact: { de: '100 Euro, per E-Mail', en: '100 euros, by e-mail' },
    sentence: {
      de: 'Für alles im Haus, auch für die Werkstatt',
      en: 'For anything in the house, the workshop included',
    },
    description: {
      de: [
        'Schuhe zu verschenken ist schwer, weil man den Fuß nicht kennt. Der Gutschein kommt als Blatt zum Ausdrucken, gilt drei Jahre ab Ende des Kaufjahres und lässt sich in Teilen einlösen.',
      ],
      en: [
        'Shoes are hard to give, since one seldom knows the foot. The voucher comes as a sheet to print, holds for three years from the end of the year of purchase and can be spent in parts.',
      ],
    },
    since: '2024-11-04',
    updated: '2026-09-28',
  },
  {
    id: 1119,
    sku: 'CARE-BOOK',
    type: 'simple',
    categories: ['care', 'careService'],
    picture: { name: 'book' },
    gross: 24.9,
    taxClass: 'book',
    qty: 52,
    name: { de: 'Das Schuhbuch', en: 'The shoe book' },
    urlKey: { de: 'das-schuhbuch', en: 'the-shoe-book' },
    fact: { de: 'Gebunden, 144 Seiten', en: 'Hardback, 144 pages' },
    sentence: { de: 'Leisten, Leder, Nähte und wie man sie pflegt', en: 'Lasts, leathers, seams and how to keep them' },
    description: {
      de: [
        'Elf Kapitel von der Haut bis zur Politur, mit sechzig Zeichnungen aus der Werkstatt. Geschrieben von unserem Modelleur, der vierzig Jahre lang jede dieser Nähte erklärt hat und es nun einmal für alle tun wollte.',
        'Fadengeheftet, auf Papier, das Wachsflecken verzeiht. Deutsch und englisch nebeneinander.',
      ],
      en: [
        'Eleven chapters from hide to polish, with sixty drawings from the workshop. Written by our pattern maker, who spent forty years explaining each of these seams and wanted to do it once for everyone.',
        'Sewn, not glued, on paper that forgives a wax stain. English and German side by side.',
      ],
    },
    material: { de: 'Papier, Leinen', en: 'Paper, linen' },
    since: '2026-05-04',
    updated: '2026-10-26',
  },
]
