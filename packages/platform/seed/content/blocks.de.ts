import { sizeTable } from '../page/size-table.ts'
import type { BlockSeed } from './block-seed.ts'
import { embeddedCarousel } from './embedded-carousel.ts'

export const blocksDe: readonly BlockSeed[] = [
  {
    id: 1,
    identifier: 'category-men-top',
    title: 'Herrenschuhe',
    content: (_, link) => `
<p>Wer anfängt, nimmt einen <a href="${link('/schuhe/derby')}">Derby</a>. Der zweite ist ein schwarzer <a href="${link('/schuhe/oxford')}">Oxford</a>.</p>`,
  },
  {
    id: 2,
    identifier: 'category-men-bottom',
    title: 'Oxford oder Derby?',
    content: (_, link) => `
<h2>Oxford oder Derby?</h2>
<p>Beim Oxford sind die Schnürflügel unter das Blatt genäht und schließen sich beim Binden. Das sieht streng aus und verlangt einen normalen Spann. Beim Derby liegen sie auf dem Blatt und öffnen sich so weit, wie der Fuß es braucht.</p>
<h3>Und die Löcher?</h3>
<p>Lochungen ließen einst das Wasser aus Schuhen, mit denen man durch Moore ging. Heute sagen sie nur: Dieser Schuh hat frei. Je mehr davon, desto weniger formell.</p>
<h3>Welche Sohle?</h3>
<p>Leder für trockene Tage, Dainite für alle anderen. Mehr dazu unter <a href="${link('/schuhwissen/sohlen')}">Sohlen</a>.</p>`,
  },
  {
    id: 3,
    identifier: 'category-women-top',
    title: 'Damenschuhe',
    content: (_, link) => `
<p>Drei Leisten, keiner davon ein geschrumpfter Herrenleisten: 32 ist rund und gutmütig, 37 schmal, 29 kantig mit höherem Absatz. Welcher Ihrer ist, steht unter <a href="${link('/schuhwissen/leisten')}">Leisten und Passform</a>.</p>`,
  },
  {
    id: 4,
    identifier: 'category-women-bottom',
    title: 'Rahmengenäht für Damen',
    content: (_, link) => `
<h2>Warum rahmengenäht?</h2>
<p>Weil der Schuh mit dem Fuß geht und nicht gegen ihn. Der Kork unter der Brandsohle nimmt nach zwei Wochen Ihren Abdruck an, die Ferse sitzt, und wenn die Sohle durch ist, bekommt der Schuh eine neue: <a href="${link('/neubesohlung')}">Neubesohlung</a>.</p>
<h3>Zum Rock oder zur Hose?</h3>
<p>Derby und Brogue mögen Stoff, der fällt: weite Hosen, Wolle, lange Röcke. Loafer zeigen Knöchel. Chelsea-Boots enden schmal genug, um unter jedem Saum zu verschwinden.</p>`,
  },
  {
    id: 5,
    identifier: 'category-boots-top',
    title: 'Stiefel',
    content: (_, link) => `
<p>Für nasse Wege zwiegenäht auf Commando, für die Stadt rahmengenäht auf Dainite oder Krepp. Eine halbe Nummer mehr braucht nur, wer dicke Socken trägt; unser Leisten 45 hat den Platz schon.</p>
<p>Stiefelsenkel und Ersatzhaken liegen bei den <a href="${link('/pflege/senkel-und-einlagen')}">Senkeln</a>.</p>`,
  },
  {
    id: 6,
    identifier: 'category-care-bottom',
    title: 'Was braucht ein Schuh wirklich?',
    content: (_, link) => `
<h2>Was braucht ein Schuh wirklich?</h2>
<p>Spanner, Bürste, Creme, in dieser Reihenfolge. Alles andere ist Kür.</p>
<ul>
<li>Glattes Leder: Creme nach jedem zehnten Tragen.</li>
<li>Velours: Spray vor dem Herbst, Bürste nach jedem Tragen.</li>
<li>Cordovan: Bürste, Bürste, Bürste.</li>
<li>Lack: ein feuchtes Tuch.</li>
</ul>
<p>Die ganze Anleitung steht unter <a href="${link('/schuhwissen/pflege')}">Schuhe pflegen</a>.</p>`,
  },
  {
    id: 7,
    identifier: 'category-outlet-top',
    title: 'Direktverkauf',
    content: (_, link) => `
<p>Auslaufende Modelle und letzte Paare. Es sind dieselben Schuhe mit denselben Rechten: 30 Tage Rückgabe, zwei Jahre Gewährleistung, neu besohlbar. Neben jedem herabgesetzten Preis steht der niedrigste der letzten 30 Tage. Mehr zum Anfassen gibt es im <a href="${link('/fabrikverkauf')}">Fabrikverkauf</a>.</p>`,
  },
  {
    id: 8,
    identifier: 'home-intro',
    title: 'Willkommen',
    content: ({ name }, link) => `
<h2>Schuhe, die man behält</h2>
<p>${name} baut rahmengenähte Schuhe auf neun Leisten, in halben Größen und drei Weiten. Wenn die Sohle durch ist, kommt eine neue daran. <a href="${link('/ueber-uns')}">Wer wir sind</a></p>`,
  },
  {
    id: 9,
    identifier: 'home-craft',
    title: 'Zwei Nähte',
    content: (_, link) => `
<h2>Zwei Nähte, ein Rahmen dazwischen</h2>
<p>Die erste hält den Schaft und sieht den Boden nie. Die zweite hält die Sohle und darf aufgehen, alle paar Jahre, beim Schuhmacher. <a href="${link('/schuhwissen')}">Wie ein Schuh entsteht</a></p>`,
  },
  {
    id: 10,
    identifier: 'home-resole',
    title: 'Neubesohlung',
    content: (_, link) => `
<h2>Der zweite Frühling kostet 139 €</h2>
<p>Laufsohle, Absatz, Kork, Politur, Versand hin und zurück. Nach drei bis vier Wochen ist das Paar wieder da. <a href="${link('/neubesohlung')}">So geht es</a></p>`,
  },
  {
    id: 11,
    identifier: 'home-bestsellers',
    title: 'Meistgekauft',
    content: (_, link) => `
${embeddedCarousel({ category: 86, count: 8, heading: 'Womit die meisten anfangen', heading_level: 2 })}
<p><a href="${link('/meistgekauft')}">Alle meistgekauften Modelle</a></p>`,
  },
  {
    id: 12,
    identifier: 'home-inspirations',
    title: 'Inspirationen',
    content: (_, link) => `
${embeddedCarousel({ category: 3, count: 8, heading: 'Schuhe, über die wir gern reden', heading_level: 2 })}
<p><a href="${link('/inspirationen')}">Mehr davon</a></p>`,
  },
  {
    id: 13,
    identifier: 'size-chart-men',
    title: 'Größentabelle Herren',
    content: () =>
      `<h2>Herren</h2>${sizeTable('men', 'de')}<p>Die Fußlänge ist die des Fußes, nicht die der Sohle. Messen Sie abends und im Stehen.</p>`,
  },
  {
    id: 14,
    identifier: 'size-chart-women',
    title: 'Größentabelle Damen',
    content: () =>
      `<h2>Damen</h2>${sizeTable('women', 'de')}<p>Die Fußlänge ist die des Fußes, nicht die der Sohle. Messen Sie abends und im Stehen.</p>`,
  },
  {
    id: 15,
    identifier: 'size-widths',
    title: 'Weiten',
    content: (_, link) => `
<h2>Weiten</h2>
<table>
<thead><tr><th scope="col">Weite</th><th scope="col">Ballenumfang in EU 42</th></tr></thead>
<tbody>
<tr><th scope="row">F schmal</th><td>24,3 cm</td></tr>
<tr><th scope="row">G normal</th><td>24,9 cm</td></tr>
<tr><th scope="row">H weit</th><td>25,5 cm</td></tr>
</tbody>
</table>
<p>Im Zweifel G. Die ganze <a href="${link('/groessentabelle')}">Größentabelle</a></p>`,
  },
  {
    id: 16,
    identifier: 'delivery',
    title: 'Lieferung',
    content: (_, link) => `
<details open><summary>Wie lange dauert es?</summary><p>2 bis 3 Werktage in Deutschland, 4 bis 7 in der übrigen EU. Was wir auf Bestellung nähen, braucht länger; die Zeit steht beim Artikel.</p></details>
<details><summary>Was kostet der Versand?</summary><p>Nichts. Der Mindestbestellwert beträgt 20,00 €.</p></details>
<details><summary>Wohin liefern Sie?</summary><p>In alle Länder der EU, mit DHL GoGreen, auch an Packstationen. Mehr unter <a href="${link('/lieferung-und-versand')}">Lieferung und Versand</a>.</p></details>
<details><summary>Kann ich abholen?</summary><p>Ja, im <a href="${link('/fabrikverkauf')}">Fabrikverkauf</a>. Dort dürfen Sie vor dem Bezahlen probieren.</p></details>`,
  },
  {
    id: 17,
    identifier: 'returns',
    title: 'Rückgabe',
    content: (_, link) => `
<details open><summary>Wie lange kann ich zurückgeben?</summary><p>30 Tage, kostenlos, ungetragen. Das gesetzliche Widerrufsrecht von 14 Tagen bleibt daneben bestehen.</p></details>
<details><summary>Wie probiere ich richtig?</summary><p>Abends, auf einem Teppich, mit den Socken, die Sie dazu tragen werden. Eine Ledersohle, die auf der Straße war, können wir nicht mehr als neu verkaufen.</p></details>
<details><summary>Wie tausche ich um?</summary><p>Die richtige Größe gleich bestellen, das erste Paar mit dem beiliegenden Etikett zurückschicken. <a href="${link('/ruecksendung-und-umtausch')}">Schritt für Schritt</a></p></details>`,
  },
  {
    id: 18,
    identifier: 'care-accordion',
    title: 'Pflege',
    content: (_, link) => `
<details><summary>Glattes Leder</summary><p>Bürsten nach jedem Tragen, Creme nach jedem zehnten, Spanner immer.</p></details>
<details><summary>Velours</summary><p>Trocken bürsten, vor dem Herbst imprägnieren, niemals Creme.</p></details>
<details><summary>Cordovan</summary><p>Bürsten. Alle zwei Monate ein Hauch Wachs.</p></details>
<details><summary>Nass geworden?</summary><p>Papier hinein, auf die Seite legen, zwei Tage fern der Heizung. Dann cremen. <a href="${link('/schuhwissen/pflege')}">Mehr</a></p></details>`,
  },
  {
    id: 19,
    identifier: 'craft-story',
    title: 'Was in einem Schuh steckt',
    content: (_, link) => `
<h2>Was in einem Schuh steckt</h2>
<ol>
<li><strong>Schaft.</strong> Kalbleder vom Rücken der Haut, an den Kanten geschärft und gebugt.</li>
<li><strong>Brandsohle.</strong> Drei Millimeter Rindleder aus der Grube. An ihr hängt alles.</li>
<li><strong>Rahmen.</strong> Ein Lederstreifen, mit der Einstechnaht befestigt.</li>
<li><strong>Kork.</strong> Warm gestrichen; er merkt sich Ihren Fuß.</li>
<li><strong>Gelenkfeder.</strong> Stahl unter dem Bogen.</li>
<li><strong>Laufsohle.</strong> Neun Monate in Eichenlohe, mit der Doppelnaht am Rahmen.</li>
</ol>
<p><a href="${link('/schuhwissen/macharten')}">Welche Machart wofür</a></p>`,
  },
  {
    id: 20,
    identifier: 'trust-bar',
    title: 'Worauf Sie sich verlassen können',
    content: (_, link) => `
<ul>
<li><a href="${link('/lieferung-und-versand')}">Versand kostenlos in der EU</a></li>
<li><a href="${link('/ruecksendung-und-umtausch')}">30 Tage Rückgabe</a></li>
<li><a href="${link('/neubesohlung')}">Neu besohlbar</a></li>
<li><a href="${link('/kontakt')}">06331 55 20 40</a></li>
</ul>`,
  },
  {
    id: 21,
    identifier: 'opening-hours',
    title: 'Öffnungszeiten',
    content: () => `
<table>
<tbody>
<tr><th scope="row">Montag bis Freitag</th><td>10 bis 18 Uhr</td></tr>
<tr><th scope="row">Samstag</th><td>9 bis 14 Uhr</td></tr>
</tbody>
</table>`,
  },
  {
    id: 22,
    identifier: 'guarantee-notice',
    title: 'Gesetzliche Gewährleistung',
    content: (_, link) => `
<p>Für diese Ware gilt die gesetzliche Gewährleistung von zwei Jahren nach dem Recht der Europäischen Union: Bei einem Mangel können Sie kostenlos Reparatur oder Ersatz verlangen. <a href="${link('/gewaehrleistung')}">Ihre Rechte</a></p>`,
  },
  {
    id: 23,
    identifier: 'review-note',
    title: 'Zu den Bewertungen',
    content: (_, link) => `
<p>Bewertungen mit dem Hinweis „Kauf bestätigt“ stammen von Leuten, deren Bestellung wir kennen; andere prüfen wir darauf nicht. Der Durchschnitt umfasst alle veröffentlichten Bewertungen seit Januar 2021. <a href="${link('/bewertungen')}">Wie wir Bewertungen prüfen</a></p>`,
  },
  {
    id: 24,
    identifier: 'newsletter-note',
    title: 'Zum Newsletter',
    content: () => `
<p>Vier Briefe im Jahr: neue Leisten, Geschichten aus der Werkstatt, Termine im Fabrikverkauf. Wenn Sie die Anmeldung bestätigt haben, danken wir mit 10 % auf die erste Bestellung.</p>`,
  },
  {
    id: 25,
    identifier: 'checkout-help',
    title: 'Hilfe an der Kasse',
    content: (_, link) => `
<p>Sie kommen nicht weiter? Rufen Sie an: 06331 55 20 40, Montag bis Freitag 10 bis 18 Uhr. Wir nehmen Bestellungen auch am Telefon auf. <a href="${link('/zahlungsarten')}">Zahlungsarten</a></p>`,
  },
  {
    id: 26,
    identifier: 'landing-inspirations',
    title: 'Inspirationen',
    content: (_, link) => `
<h2>Schuhe mit einer Geschichte</h2>
<p>Manche Modelle machen wir, weil sie gebraucht werden, und manche, weil jemand in der Werkstatt nicht davon lassen konnte. Hier stehen die zweiten: Cordovan mit zehn Wochen Wartezeit, ein Oxford ohne Kappe, ein Stiefel für Berge, auf die wir selbst gehen.</p>
<p>Wer lieber mit den ersten anfängt, findet sie unter <a href="${link('/meistgekauft')}">Meistgekauft</a>.</p>`,
  },
  {
    id: 27,
    identifier: 'footer-links',
    title: 'Zum Nachlesen',
    content: (_, link) => `
<ul>
<li><a href="${link('/schuhwissen/leisten')}">Leisten und Passform</a></li>
<li><a href="${link('/schuhwissen/macharten')}">Macharten</a></li>
<li><a href="${link('/schuhwissen/pflege')}">Schuhe pflegen</a></li>
</ul>`,
  },
  {
    id: 28,
    identifier: 'footer-regions',
    title: 'Händler nach Region',
    content: (_, link) => `
<ul>
<li><a href="${link('/store-locator#pfalz-und-saar')}">Pfalz und Saar</a></li>
<li><a href="${link('/store-locator#rhein-main')}">Rhein-Main</a></li>
<li><a href="${link('/store-locator#bayern')}">Bayern</a></li>
<li><a href="${link('/store-locator#nord-und-ost')}">Nord und Ost</a></li>
<li><a href="${link('/store-locator#oesterreich')}">Österreich</a></li>
<li><a href="${link('/store-locator#schweiz')}">Schweiz</a></li>
</ul>`,
  },
]
