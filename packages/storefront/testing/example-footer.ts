import type { FooterData } from '../shell/shell-data.ts'

export const exampleFooter: FooterData = {
  words: {
    links: 'Service und Haus',
    legal: 'Rechtliches',
    houses: 'Häuser und Sprachen',
    payments: 'Zahlungsarten',
    external: 'führt zu einer anderen Website',
    toTop: 'Nach oben',
    offline: 'Sie sind offline.',
    chat: 'Mit uns schreiben',
  },
  shop: {
    title: 'Fabrikverkauf',
    headline: 'Anprobieren, wo genäht wird',
    address: ['Ellermoor Schuhfabrik', 'Gerberstraße 14, 66953 Pirmasens'],
    hours: '<p>Mo bis Fr 10 bis 18 Uhr</p>',
  },
  columns: [
    [
      {
        title: 'Service',
        links: [
          { label: 'Kontakt', href: '/kontakt' },
          { label: 'Mein Konto', href: '/my-account' },
        ],
      },
    ],
  ],
  sisterShops: { title: 'Schwesterhäuser', links: [{ label: 'Halden', href: 'https://halden.example/' }] },
  payments: [{ name: 'PayPal', width: 63, shape: '/assets/marks.svg#paypal' }],
  carrier: { name: 'DHL GoGreen', width: 111, shape: '/assets/marks.svg#dhl' },
  seals: [{ title: 'Neubesohlung', text: 'in eigener Werkstatt', shape: '/assets/marks.svg#seal-resole' }],
  legal: [{ label: 'Vertrag widerrufen', href: '/widerruf', emphasis: true }],
  note: 'Alle Preise inkl. MwSt.',
  version: 'Version 1.12.3',
}
