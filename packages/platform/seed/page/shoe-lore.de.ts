import { embeddedCarousel } from '../content/embedded-carousel.ts'
import { constructionFigure } from './page-figure.ts'
import type { PageSeed } from './page-seed.ts'

export const shoeLoreDe: PageSeed = {
  id: 1,
  identifier: 'schuhwissen',
  title: 'Wie ein rahmengenähter Schuh entsteht',
  metaDescription:
    'Vom Leisten bis zur Politur: wie ein rahmengenähter Schuh gemacht wird, warum er atmet und weshalb man ihn neu besohlen kann.',
  content: () => `
<p>Ein rahmengenähter Schuh besteht aus etwa sechzig Teilen und braucht bei uns 212 Arbeitsschritte. Die meisten davon sieht man ihm nicht an. Diese Seite erzählt, was unter der Brandsohle geschieht, und warum es den Unterschied macht zwischen einem Schuh für zwei Winter und einem für zwanzig Jahre.</p>
<h2>Der Leisten</h2>
<p>Alles beginnt mit einem Stück Buchenholz, das aussieht wie ein Fuß, aber keiner ist. Der Leisten gibt dem Schuh seine Form: die Länge, die Weite am Ballen, die Höhe des Spanns, den Halt an der Ferse. Vor den Zehen lässt er zwölf Millimeter Luft, denn der Fuß schiebt sich bei jedem Schritt nach vorn. Wir arbeiten auf neun Leisten. Wer einmal weiß, welcher der seine ist, kann danach blind bestellen.</p>
<h2>Der Zuschnitt</h2>
<p>Eine Kalbshaut ist nicht überall gleich. Am Rücken liegen die Fasern dicht, am Bauch sind sie locker und dehnen sich. Das Blatt, also das Vorderteil, kommt deshalb aus dem Rücken, die Zunge aus dem Rand. Der Zuschneider legt die Schablonen so, dass das Leder später quer zum Fuß nachgibt und nicht in der Länge. Narben, Mückenstiche und Adern schneidet er weg. Von einer Haut bleibt gut ein Drittel übrig.</p>
<h2>Der Schaft</h2>
<p>In der Stepperei werden die Teile an den Kanten dünn geschärft, umgebugt und mit gewachstem Zwirn vernäht. Zwischen Oberleder und Futter kommen vorn die Vorderkappe und hinten die Hinterkappe, beide aus Leder. Sie werden feucht eingelegt und trocknen auf dem Leisten. Eine Kappe aus Kunststoff wäre schneller, aber sie nimmt keine Form an und gibt keine zurück.</p>
<h2>Das Zwicken</h2>
<p>Nun wird der Schaft über den Leisten gezogen, Falte für Falte, und unten an der Brandsohle befestigt. Die Brandsohle ist das Rückgrat des Schuhs: drei Millimeter grubengegerbtes Rindleder mit einer stehenden Lippe ringsum. An ihr hängt später alles. Der Schuh bleibt mindestens fünf Tage auf dem Leisten. Wer ihn früher herunternimmt, verkauft die Form gleich mit.</p>
<h2>Der Rahmen</h2>
<p>Der Rahmen ist ein Lederstreifen, so breit wie ein Bleistift dick. Er läuft außen um den Schuh, und die erste Naht, die Einstechnaht, verbindet ihn mit Schaft und Brandsohle. Diese Naht liegt innen und berührt den Boden nie. Den Hohlraum, der zwischen den Nähten bleibt, streichen wir warm mit Kork aus. Er federt, hält warm und nimmt in den ersten Wochen den Abdruck des Fußes an. Unter dem Gelenk liegt eine Feder aus Stahl, damit der Schuh zwischen Absatz und Ballen nicht durchhängt.</p>
${constructionFigure('de')}
<h2>Die Sohle</h2>
<p>Die zweite Naht, die Doppelnaht, verbindet nur noch Rahmen und Laufsohle. Das ist der ganze Trick: Ist die Sohle abgelaufen, trennt der Schuhmacher diese eine Naht auf und näht eine neue Sohle an. Der Schaft merkt davon nichts. Drei- bis viermal geht das, manchmal öfter. Unsere Ledersohlen liegen neun Monate in Eichenlohe. Das ist langsam, und es ist der Grund, warum sie sich erst nach dem Einlaufen richtig schließen.</p>
<h2>Der Absatz und das Finish</h2>
<p>Der Absatz wird aus Lederflecken geschichtet, genagelt und an der Kante glatt gefräst. Die hintere Ecke ist aus Gummi, weil dort jeder zuerst auftritt. Dann werden die Kanten gefärbt und heiß gewachst, und zuletzt kommt der Schuh zum Polieren: Wasser, Wachs, ein Baumwolltuch und eine Stunde Geduld.</p>
<h2>Was das beim Tragen heißt</h2>
<ul>
<li>Die ersten Tage ist der Schuh steif. Nach etwa zehn Tagen hat der Kork nachgegeben, und er sitzt wie kein anderer.</li>
<li>Gönnen Sie ihm nach jedem Tragen einen Tag Pause auf dem Spanner. Leder trocknet langsam.</li>
<li>Neue Ledersohlen mögen kein Streusalz. Im Winter nehmen Sie besser ein Modell mit Gummisohle.</li>
<li>Lassen Sie den Absatz richten, bevor das Gummi durch ist. Das kostet wenig und erspart viel.</li>
<li>Schicken Sie den Schuh zum Besohlen, wenn die Sohle in der Mitte weich wird, nicht erst, wenn sie ein Loch hat.</li>
</ul>
<h2>Vier Arten, einen Schuh zu nähen</h2>
<table>
<thead><tr><th scope="col">Machart</th><th scope="col">Wie die Sohle hält</th><th scope="col">Gut für</th></tr></thead>
<tbody>
<tr><th scope="row">Rahmengenäht</th><td>Zwei Nähte, ein Rahmen dazwischen</td><td>Alle Tage, oft neu besohlbar</td></tr>
<tr><th scope="row">Zwiegenäht</th><td>Zwei sichtbare Nähte außen am Schuh</td><td>Nässe, Berge, grobe Wege</td></tr>
<tr><th scope="row">Durchgenäht</th><td>Eine Naht durch Brandsohle und Laufsohle</td><td>Leichte, biegsame Schuhe</td></tr>
<tr><th scope="row">Geklebt</th><td>Klebstoff</td><td>Schuhe, die nicht alt werden sollen; wir machen keine</td></tr>
</tbody>
</table>
${embeddedCarousel({ category: 86, heading: 'Rahmengenäht, zum Beispiel', heading_level: 2 })}`,
}
