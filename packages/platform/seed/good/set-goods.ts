import type { GoodSeed } from './good-seed.ts'

/** Several things in one. */
export const setGoods: readonly GoodSeed[] = [
  {
    id: 1104,
    sku: 'CARE-SET',
    type: 'grouped',
    categories: ['care', 'careSet'],
    picture: { name: 'care-set' },
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
    since: '2024-03-04',
    updated: '2026-08-03',
  },
  {
    id: 1105,
    sku: 'WIEN-SET',
    type: 'bundle',
    categories: ['care', 'careSet'],
    picture: { name: 'shoe-set', colour: 'cognac' },
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
        'Wien in cognac, width G, with matching trees and a jar of cream. The trees fit sizes 42 to 43; for other sizes please order shoes and trees separately.',
      ],
    },
    since: '2026-09-15',
    updated: '2026-11-02',
  },
  {
    id: 1117,
    sku: 'VALET-BOX',
    type: 'simple',
    categories: ['care', 'careSet'],
    picture: { name: 'valet-box' },
    gross: 189,
    qty: 9,
    maxSaleQty: 3,
    extra: 'gift-wrap',
    name: { de: 'Putzkasten', en: 'Valet box' },
    urlKey: { de: 'putzkasten-nussbaum', en: 'walnut-valet-box' },
    fact: { de: 'Nussbaum, mit Fußstütze', en: 'Walnut, with a foot rest' },
    sentence: {
      de: 'Alles an einem Ort, und der Schuh steht obenauf',
      en: 'Everything in one place, and the shoe stands on top',
    },
    description: {
      de: [
        'Der Deckel ist eine Stütze: Schuh daraufstellen, beide Hände frei. Innen liegen zwei Bürsten, Creme farblos und schwarz, Hartwachs und vier Tücher, dazu ein Fach für das, was man selbst mitbringt.',
        'Gezinkt von einem Tischler zwei Straßen weiter, vierzig Stück im Jahr. Deshalb höchstens drei je Bestellung.',
      ],
      en: [
        'The lid is a foot rest: stand the shoe on it and both your hands are free. Inside are two brushes, cream in neutral and black, wax polish and four cloths, with one compartment for whatever you bring yourself.',
        'Dovetailed by a joiner two streets away, forty a year. Hence no more than three to an order.',
      ],
    },
    material: { de: 'Nussbaum, geölt; Messing', en: 'Oiled walnut; brass' },
    since: '2025-11-03',
    updated: '2026-10-19',
  },
  {
    id: 2011,
    sku: 'GIFT-SET',
    type: 'simple',
    categories: ['care', 'careSet'],
    picture: { name: 'gift-set' },
    gross: 59,
    offer: { gross: 49, from: '2034-11-20 00:00:00', to: '2034-12-24 23:59:59' },
    qty: 36,
    extra: 'gift-wrap',
    news: { from: '2026-10-05 00:00:00', to: '2035-12-31 23:59:59' },
    badge: { de: 'Zum Verschenken', en: 'To give' },
    name: { de: 'Geschenkset', en: 'Gift set' },
    urlKey: { de: 'geschenkset-spanner-und-creme', en: 'gift-set-trees-and-cream' },
    fact: { de: 'Schuhspanner und Schuhcreme', en: 'Shoe trees and shoe cream' },
    sentence: { de: 'Für jemanden, der gute Schuhe schon hat', en: 'For somebody who already owns good shoes' },
    description: {
      de: [
        'Spanner aus Zeder und ein Tiegel farblose Creme, in unserem Schuhkarton, dazu eine Karte mit sechs Handgriffen. Die Farbe der Schuhe muss man dafür nicht kennen, und die Spanner tauschen wir um, wenn sie nicht sitzen.',
      ],
      en: [
        'Cedar trees and a jar of neutral cream in our shoe box, with a card that shows six moves of the hand. You need not know the colour of their shoes, and if the trees do not fit we exchange them.',
      ],
    },
    since: '2026-10-05',
    updated: '2026-10-05',
  },
]
