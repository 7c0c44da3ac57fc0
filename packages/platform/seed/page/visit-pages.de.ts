import { dealerTables } from './dealer-tables.ts'
import type { PageSeed } from './page-seed.ts'

/** Whom to ask, and where to go. */
export const visitPagesDe: readonly PageSeed[] = [
  {
    id: 25,
    identifier: 'kundenservice',
    title: 'Kundenservice',
    metaDescription:
      'Telefon, E-Mail und die Antworten auf die häufigsten Anliegen: Lieferung, Rückgabe, Größe, Pflege.',
    content: ({ email }, link) => `
<p>Am schnellsten geht es mit einem Anruf. Wer lieber liest, findet die meisten Antworten schon hier.</p>
<h2>So erreichen Sie uns</h2>
<table>
<tbody>
<tr><th scope="row">Telefon</th><td><a href="tel:+496331552040">06331 55 20 40</a></td></tr>
<tr><th scope="row">Sprechzeiten</th><td>Montag bis Freitag, 10 bis 18 Uhr</td></tr>
<tr><th scope="row">E-Mail</th><td><a href="mailto:${email}">${email}</a>, Antwort am nächsten Werktag</td></tr>
<tr><th scope="row">Vor Ort</th><td><a href="${link('/fabrikverkauf')}">Fabrikverkauf in Pirmasens</a> und <a href="${link('/haendler')}">Händler in Ihrer Nähe</a></td></tr>
</tbody>
</table>
<h2>Vor dem Kauf</h2>
<ul>
<li><a href="${link('/groessentabelle')}">Größentabelle</a>: welche Nummer und welche Weite Ihre ist</li>
<li><a href="${link('/schuhwissen/leisten')}">Leisten und Passform</a>: was zwischen zwei Größen hilft</li>
<li><a href="${link('/zahlungsarten')}">Zahlungsarten</a>: wie Sie bezahlen und wann belastet wird</li>
</ul>
<h2>Nach der Bestellung</h2>
<ul>
<li><a href="${link('/lieferung-und-versand')}">Lieferung und Versand</a>: wie lange es dauert und wohin wir liefern</li>
<li><a href="${link('/ruecksendung-und-umtausch')}">Rücksendung und Umtausch</a>: dreißig Tage, kostenlos</li>
<li><a href="${link('/widerruf')}">Widerruf</a>: das gesetzliche Recht und das Formular dazu</li>
</ul>
<h2>Solange der Schuh lebt</h2>
<ul>
<li><a href="${link('/schuhwissen/pflege')}">Schuhe pflegen</a>: Spanner, Bürste, Creme, in dieser Reihenfolge</li>
<li><a href="${link('/neubesohlung')}">Neubesohlung</a>: was sie kostet und wie das Paar zu uns kommt</li>
<li><a href="${link('/gewaehrleistung')}">Gesetzliche Gewährleistung</a>: wenn etwas nicht in Ordnung ist</li>
</ul>
<h2>Schnelle Antworten</h2>
<details><summary>Wo ist mein Paket?</summary><p>Die Nummer der Sendung steht in der Nachricht, die beim Versand kommt. Ist nach vier Werktagen nichts da, rufen Sie an; wir fragen bei DHL nach.</p></details>
<details><summary>Kann ich die Bestellung noch ändern?</summary><p>Bis wir packen, ja. Das ist meist am Morgen nach der Bestellung. Ein Anruf genügt.</p></details>
<details><summary>Ich stehe zwischen zwei Größen.</summary><p>Bestellen Sie beide und schicken Sie ein Paar zurück. Das kostet Sie nichts, und es ist uns lieber als ein Schuh, der drückt.</p></details>
<p>Mehr steht unter <a href="${link('/schuhwissen/faqs')}">Häufige Fragen</a>.</p>`,
  },
  {
    id: 26,
    identifier: 'haendler',
    title: 'Händler und Fabrikverkauf',
    metaDescription:
      'Wo Sie unsere Schuhe anprobieren können: der Fabrikverkauf in Pirmasens und Händler nach Regionen.',
    content: ({ maker, address }, link) => `
<p>Ein rahmengenähter Schuh will anprobiert sein. Das geht bei uns in der Fabrik und bei diesen Händlern, die unsere Leisten kennen.</p>
<h2>Fabrikverkauf</h2>
<p>${maker}, ${address}. Alle neun Leisten in allen Weiten, dazu Restpaare und die Annahme für die <a href="${link('/neubesohlung')}">Neubesohlung</a>. Bestellungen holen Sie hier ab und probieren sie vor dem Bezahlen.</p>
<table>
<tbody>
<tr><th scope="row">Montag bis Freitag</th><td>10 bis 18 Uhr</td></tr>
<tr><th scope="row">Samstag</th><td>9 bis 14 Uhr</td></tr>
<tr><th scope="row">Telefon</th><td><a href="tel:+496331552040">06331 55 20 40</a></td></tr>
</tbody>
</table>
<p>Wie Sie hinkommen, steht unter <a href="${link('/fabrikverkauf')}">Fabrikverkauf</a>.</p>
${dealerTables('de')}
<h2>Vor dem Weg</h2>
<p>Nicht jeder Händler hat jedes Modell in jeder Weite. Rufen Sie uns an, wir sagen Ihnen, wer das Paar hat, oder schicken es hin. Die Händler auf dieser Seite sind erfunden; der Laden ist eine Vorführung.</p>`,
  },
]
