import type { PageSeed } from './page-seed.ts'
import { sizeTable } from './size-table.ts'

export const servicePagesDe: readonly PageSeed[] = [
  {
    id: 2,
    identifier: 'lieferung-und-versand',
    title: 'Lieferung und Versand',
    metaDescription:
      'Versandkosten, Lieferzeiten und Liefergebiet: kostenlos mit DHL GoGreen, 2 bis 3 Werktage in Deutschland.',
    content: () => `
<p>Wir verschicken mit DHL GoGreen, in einem Karton ohne Kunststoff. Der Versand kostet Sie nichts, gleich wie viel Sie bestellen. Der Mindestbestellwert beträgt 20,00 €.</p>
<h2>Lieferzeit</h2>
<table>
<thead><tr><th scope="col">Land</th><th scope="col">Lieferzeit</th><th scope="col">Versandkosten</th></tr></thead>
<tbody>
<tr><th scope="row">Deutschland</th><td>2 bis 3 Werktage</td><td>keine</td></tr>
<tr><th scope="row">Übrige Europäische Union</th><td>4 bis 7 Werktage</td><td>keine</td></tr>
</tbody>
</table>
<p>Was wir auf Bestellung nähen, braucht länger. Die Zeit steht dann beim Artikel, etwa zehn Wochen bei Cordovan.</p>
<h2>Wann wir packen</h2>
<p>Bestellungen, die bis 12 Uhr eingehen, verlassen das Haus am selben Werktag. Sobald das Paket unterwegs ist, schicken wir Ihnen die Sendungsnummer.</p>
<h2>Abholen</h2>
<p>Sie können Ihre Schuhe auch im Fabrikverkauf abholen, Gerberstraße 14 in Pirmasens, Montag bis Freitag von 10 bis 18 Uhr und Samstag von 9 bis 14 Uhr. Dort dürfen Sie vor dem Bezahlen probieren.</p>
<h2>Gutscheine und Filme</h2>
<p>Gutscheine und Filme kommen per E-Mail. Dafür fällt kein Versand an.</p>`,
  },
  {
    id: 3,
    identifier: 'ruecksendung-und-umtausch',
    title: 'Rücksendung und Umtausch',
    metaDescription: '30 Tage kostenlos zurückgeben oder umtauschen: so geht es.',
    content: () => `
<p>Sie haben 30 Tage Zeit, um Schuhe zu Hause zu probieren. Passt ein Paar nicht, schicken Sie es uns kostenlos zurück. Ihr gesetzliches Widerrufsrecht von 14 Tagen bleibt davon unberührt.</p>
<h2>So schicken Sie zurück</h2>
<ul>
<li>Probieren Sie auf einem Teppich. Eine Ledersohle, die auf der Straße war, können wir nicht mehr als neu verkaufen.</li>
<li>Legen Sie Schuhe, Spanner und Beutel in den Karton, in dem sie kamen.</li>
<li>Kleben Sie das Etikett auf, das dem Paket beiliegt, und geben Sie es bei einer Filiale von DHL ab.</li>
<li>Heben Sie den Beleg auf, bis die Erstattung da ist.</li>
</ul>
<h2>Umtausch gegen eine andere Größe</h2>
<p>Am schnellsten geht es, wenn Sie die richtige Größe gleich bestellen und das erste Paar zurückschicken. Wer unsicher ist, ruft an: 06331 55 20 40. Wir sagen Ihnen, wie der Leisten ausfällt.</p>
<h2>Erstattung</h2>
<p>Wir prüfen Rücksendungen innerhalb von drei Werktagen und erstatten auf demselben Weg, auf dem Sie bezahlt haben.</p>
<h2>Wenn etwas nicht in Ordnung ist</h2>
<p>Löst sich eine Naht oder bricht ein Absatz, schreiben Sie uns bitte mit einem Bild. Für Mängel haften wir zwei Jahre nach dem Gesetz; die Kosten des Versands tragen wir.</p>`,
  },
  {
    id: 4,
    identifier: 'groessentabelle',
    title: 'Größentabelle',
    metaDescription:
      'EU, UK, US und Fußlänge in Zentimetern für Herren und Damen, mit Anleitung zum Messen und den Weiten F, G und H.',
    content: () => `
<p>Messen Sie abends, im Stehen und an beiden Füßen. Stellen Sie den Fuß auf ein Blatt Papier, die Ferse an der Wand, und messen Sie bis zur Spitze der längsten Zehe. Es gilt der längere Fuß.</p>
<h2>Herren</h2>
${sizeTable('men', 'de')}
<h2>Damen</h2>
${sizeTable('women', 'de')}
<h2>Weiten</h2>
<table>
<thead><tr><th scope="col">Weite</th><th scope="col">Ballenumfang in EU 42</th><th scope="col">Für wen</th></tr></thead>
<tbody>
<tr><th scope="row">F schmal</th><td>24,3 cm</td><td>Schmaler Fuß, flacher Spann</td></tr>
<tr><th scope="row">G normal</th><td>24,9 cm</td><td>Die meisten Füße</td></tr>
<tr><th scope="row">H weit</th><td>25,5 cm</td><td>Breiter Ballen, hoher Spann, Einlagen</td></tr>
</tbody>
</table>
<h2>Wie die Leisten ausfallen</h2>
<ul>
<li>Leisten 71 und 76: größengerecht, schlanke Ferse.</li>
<li>Leisten 64: größengerecht, mehr Platz für die Zehen.</li>
<li>Leisten 58, Loafer: eng am Anfang; im Zweifel eine halbe Nummer kleiner.</li>
<li>Leisten 32, Damen: größengerecht, niedriger Spann.</li>
</ul>`,
  },
  {
    id: 5,
    identifier: 'kontakt',
    title: 'Kontakt',
    metaDescription: 'Telefon, E-Mail, Anschrift und Öffnungszeiten des Fabrikverkaufs in Pirmasens.',
    content: ({ maker, address, email }) => `
<p>Am Telefon sitzt jemand, der Schuhe macht. Rufen Sie an, wenn Sie zwischen zwei Größen stehen, ein altes Paar besohlen lassen möchten oder etwas nicht in Ordnung ist.</p>
<h2>So erreichen Sie uns</h2>
<table>
<tbody>
<tr><th scope="row">Telefon</th><td><a href="tel:+496331552040">06331 55 20 40</a>, Montag bis Freitag 10 bis 18 Uhr</td></tr>
<tr><th scope="row">E-Mail</th><td><a href="mailto:${email}">${email}</a></td></tr>
<tr><th scope="row">Anschrift</th><td>${maker}, ${address}</td></tr>
</tbody>
</table>
<h2>Fabrikverkauf</h2>
<table>
<tbody>
<tr><th scope="row">Montag bis Freitag</th><td>10 bis 18 Uhr</td></tr>
<tr><th scope="row">Samstag</th><td>9 bis 14 Uhr</td></tr>
</tbody>
</table>
<p>Alle Leisten in allen Weiten zum Anprobieren und ein Hocker. Für die Anprobe brauchen Sie keinen Termin, samstags ist es mit Termin ruhiger.</p>
<h2>Neubesohlung</h2>
<p>Schicken Sie das Paar mit einem Zettel, auf dem Name, Anschrift und Telefonnummer stehen, oder kaufen Sie vorab den Gutschein. Wir sehen uns die Schuhe an und rufen an, bevor wir anfangen.</p>`,
  },
  {
    id: 10,
    identifier: 'schuhwissen/faqs',
    title: 'Häufige Fragen',
    metaDescription: 'Antworten zu Passform, Pflege, Besohlung, Lieferung und Bezahlung.',
    content: () => `
<details open><summary>Welche Größe soll ich nehmen?</summary><p>Die, die Sie in anderen rahmengenähten Schuhen tragen; in Turnschuhen trägt man meist eine Nummer mehr. Messen Sie im Zweifel nach der Größentabelle.</p></details>
<details><summary>Muss der Schuh am Anfang drücken?</summary><p>Nein. Fest am Spann und an der Ferse ist richtig, Druck an den Zehen oder am kleinen Ballen nicht. Leder weitet sich, aber es wird nicht länger.</p></details>
<details><summary>Wie oft soll ich cremen?</summary><p>Nach jedem zehnten Tragen, und immer nach Regen, sobald das Leder trocken ist. Dazwischen genügt die Bürste.</p></details>
<details><summary>Kann jeder Schuh neu besohlt werden?</summary><p>Jeder von uns, ja. Wir nehmen auch fremde rahmengenähte Schuhe an, wenn Rahmen und Brandsohle gesund sind.</p></details>
<details><summary>Was heißt UVP?</summary><p>Durchgestrichene Preise sind die unverbindliche Preisempfehlung des Herstellers. Den niedrigsten Preis der letzten 30 Tage nennen wir auf der Produktseite.</p></details>
<details><summary>Kann ich auf Rechnung bezahlen?</summary><p>Welche Zahlungsarten für Ihre Bestellung offen sind, sehen Sie an der Kasse, ehe Sie bestellen.</p></details>`,
  },
]
