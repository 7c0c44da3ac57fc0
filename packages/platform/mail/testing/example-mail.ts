import type { OutgoingMail } from '../outgoing-mail.ts'
import type { OrderNotice, QueuedMail } from '../queued-mail.ts'

const envelope = {
  key: 'order-placed:1017',
  kind: 'order-placed',
  storeCode: 'laszlo_de',
  to: 'jürgen.groß@schuhe-müller.example',
  subject: 'Ihre Bestellung 1017: Größe 42½ für Jürgen, und noch viel mehr, damit die Zeile gefaltet werden muss',
} as const

/** Ready to be sent. */
export const exampleMail: OutgoingMail = {
  ...envelope,
  text: 'Guten Tag,\n\nGröße 42½ — 349,00 €\n.\n.Punkt am Anfang\nFrom hier\n',
  html: '<p>Größe 42½</p>',
}

/** As it waits. */
export const exampleLetter: QueuedMail = {
  ...envelope,
  content: {
    language: 'de',
    shopName: 'Laszlo',
    theme: 'laszlo',
    title: 'Ihre Bestellung 1017',
    greeting: 'Guten Tag, Jürgen Groß,',
    paragraphs: ['Größe 42½ — 349,00 €'],
    table: {
      head: ['Artikel', 'Menge', 'Preis'],
      rows: [['Oxford Graz\nGröße: 42½', '1', '349,00 €']],
      sums: [
        { label: 'Versand', amount: 'kostenlos' },
        { label: 'Gesamtsumme', amount: '349,00 €', isTotal: true },
      ],
    },
    link: { label: 'Ansehen', url: 'https://shop.example/konto' },
    sections: [{ title: 'Lieferadresse', paragraphs: ['Jürgen Groß\nWeg 1'] }],
    footer: ['Laszlo GmbH', { label: 'Impressum', url: 'https://shop.example/impressum' }],
  },
}

const { subject: _, ...unsaid } = envelope

/** As a confirmation waits. */
export const exampleNotice: OrderNotice = { ...unsaid, orderId: 1017 }
