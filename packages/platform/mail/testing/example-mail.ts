import type { OutgoingMail } from '../outgoing-mail.ts'

export const exampleMail: OutgoingMail = {
  key: 'order-placed:1017',
  kind: 'order-placed',
  storeCode: 'laszlo_de',
  to: 'jürgen.groß@schuhe-müller.example',
  subject: 'Ihre Bestellung 1017: Größe 42½ für Jürgen, und noch viel mehr, damit die Zeile gefaltet werden muss',
  text: 'Guten Tag,\n\nGröße 42½ — 349,00 €\n.\n.Punkt am Anfang\nFrom hier\n',
  html: '<p>Größe 42½</p>',
}
