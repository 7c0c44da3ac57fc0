import { goodRow, modelRow } from './page-figure.ts'
import type { PageSeed } from './page-seed.ts'

export const knowledgePagesDe: readonly PageSeed[] = [
  {
    id: 19,
    identifier: 'schuhwissen/pflege',
    title: 'Schuhe pflegen',
    metaDescription:
      'Was glattes Leder, Velours, Cordovan und Lack brauchen: täglich, im Monat und nach Regen, Schritt für Schritt.',
    content: (_, link) => `
<p>Leder ist Haut, die niemand mehr von innen versorgt. Es trocknet aus, wenn man es lässt, und es erstickt, wenn man zu viel des Guten tut. Zwischen beidem liegen fünf Minuten in der Woche.</p>
${goodRow(['TREE', 'BRUSH', 'CREAM', 'WAX', 'LEATHER-MILK', 'SUEDE-BRUSH'], { language: 'de', link })}
<h2>Nach jedem Tragen</h2>
<ol>
<li>Spanner hinein, solange der Schuh noch warm ist.</li>
<li>Mit der <a href="${link('/rosshaarbuerste')}">Rosshaarbürste</a> Staub aus Rahmen und Falten kehren. Staub schleift.</li>
<li>Einen Tag stehen lassen, nicht an der Heizung. Ein Schuh nimmt am Tag ein kleines Glas Wasser auf und braucht vierundzwanzig Stunden, um es abzugeben.</li>
</ol>
<h2>Glattes und genarbtes Kalbleder</h2>
<p>Nach jedem zehnten Tragen: Senkel heraus, abbürsten, <a href="${link('/schuhcreme-50-ml')}">Creme</a> erbsengroß mit dem Tuch einmassieren, zehn Minuten warten, ausbürsten. Wer Glanz will, arbeitet danach <a href="${link('/hartwachs-75-ml')}">Hartwachs</a> in dünnen Lagen auf Kappe und Ferse ein, nie in die Gehfalte.</p>
<p>Zweimal im Jahr kommt alles herunter: <a href="${link('/reinigungsmilch-150-ml')}">Reinigungsmilch</a>, Tuch, trocknen lassen, neu cremen. In genarbtem Leder setzt sich Creme in die Poren; hier hilft eine Bürste mehr als ein Tuch.</p>
<h2>Velours</h2>
<p>Trocken bürsten, erst gegen den Strich, dann mit ihm. Vor dem ersten Tragen zweimal <a href="${link('/velourspflege-200-ml')}">imprägnieren</a> und über Nacht trocknen. Flecken löst die Gummiseite der <a href="${link('/veloursbuerste-messing')}">Veloursbürste</a>. Creme und Wachs verkleben den Flor für immer.</p>
<h2>Cordovan</h2>
<p>Cordovan ist mit Fett gesättigt. Es will gebürstet werden, kräftig und oft, und höchstens alle zwei Monate einen Hauch Wachs. Nach Regen stehen helle Punkte im Leder: trocknen lassen, bürsten, weg sind sie.</p>
<h2>Lack</h2>
<p>Feuchtes Tuch, trockenes Tuch. Bei Frost nicht biegen, neben dunklen Schuhen nicht lagern: Lack nimmt Farbe an und gibt sie nicht wieder her.</p>
<h2>Wenn etwas passiert ist</h2>
<details><summary>Durchnässt</summary><p>Abtupfen, mit Papier ausstopfen, das Papier nach einer Stunde wechseln. Auf die Seite legen, damit Luft an die Sohle kommt. Zwei Tage, weit weg von Ofen und Heizung. Dann cremen.</p></details>
<details><summary>Salzränder</summary><p>Mit lauwarmem Wasser und einem Tropfen Essig abwaschen, solange sie frisch sind, das ganze Blatt und nicht nur den Rand. Trocknen, cremen.</p></details>
<details><summary>Kratzer</summary><p>Feine füllt farblose Creme, hellere deckt <a href="${link('/schuhcreme-schwarz-50-ml')}">Creme im Ton des Leders</a>. Tiefe Schnitte zeigt man besser der Werkstatt.</p></details>
<details><summary>Geruch</summary><p>Kommt vom Tragen ohne Pause. Zwei Paare im Wechsel riechen nicht.</p></details>`,
  },
  {
    id: 20,
    identifier: 'schuhwissen/leder',
    title: 'Leder',
    metaDescription:
      'Kalbleder, Narbenleder, Velours, Cordovan und Lack: woher sie kommen, wie sie gegerbt werden und wofür sie gut sind.',
    content: (_, link) => `
<p>Ein guter Schuh beginnt in der Gerberei. Wir kaufen bei sechs, die wir alle besucht haben, und nehmen nur Häute, die ohnehin anfallen: Kalb und Rind aus der Milch- und Fleischwirtschaft, für Cordovan Pferd.</p>
${modelRow('side', { WIEN: 'Glattes Kalbleder', ERFURT: 'Genarbtes Kalbleder', BAMBERG: 'Velours', KASCHAU: 'Cordovan', DRESDEN: 'Lack' }, { language: 'de', link })}
<h2>Glattes Kalbleder</h2>
<p>Die Haut eines Kalbs ist dünn, dicht und fein im Narben. Sie wird mit Chromsalzen oder mit beidem, Chrom und Pflanzen, gegerbt, auf 1,2 bis 1,4 Millimeter gespalten und mit Anilin gefärbt, so dass man die Poren sieht. Deckfarbe würde Fehler verstecken; deshalb gibt es bei uns keine.</p>
<h2>Genarbtes Kalbleder</h2>
<p>Der Narben entsteht beim Walken oder unter einer Platte. Er macht das Leder unempfindlich und etwas dicker. Für Stiefel und alles, was nass wird.</p>
<h2>Velours</h2>
<p>Velours ist keine zweite Wahl, sondern die andere Seite: Die Fleischseite wird geschliffen, bis sie kurz und dicht steht. Unsere Velours kommen vom Kalb, nicht vom Spalt eines Rindes; man merkt es daran, dass der Flor beim Darüberstreichen die Farbe wechselt.</p>
<h2>Cordovan</h2>
<p>Unter der Haut auf der Kruppe des Pferdes liegt eine Muskelplatte, kaum größer als ein Tablett. Sie wird sechs Monate in Gruben gegerbt, von Hand mit Fett getränkt und von der Fleischseite poliert. Zwei Paar Schuhe gibt eine Haut her. Cordovan bricht nicht, es rollt in Wellen.</p>
<h2>Lack</h2>
<p>Kalbleder mit einer Haut aus Lack, dünn genug, dass man das Leder darunter sieht. Für den Abend.</p>
<h2>Was innen ist</h2>
<p>Das Futter ist pflanzlich gegerbtes Kalb- oder Ziegenleder. Es nimmt Feuchtigkeit auf und gibt sie über Nacht ab. Brandsohle und Laufsohle sind Rindleder aus der Grube: neun Monate in Eichenlohe.</p>
<h2>Die Gerbereien</h2>
<table>
<thead><tr><th scope="col">Gerberei</th><th scope="col">Wo</th><th scope="col">Was</th></tr></thead>
<tbody>
<tr><th scope="row">Oberthal</th><td>Elsass</td><td>Glattes Kalbleder, Lack</td></tr>
<tr><th scope="row">Marchetti</th><td>Toskana</td><td>Pflanzlich gegerbtes Kalbleder</td></tr>
<tr><th scope="row">Aubrac</th><td>Auvergne</td><td>Kalbleder in hellen Tönen</td></tr>
<tr><th scope="row">Kestrel</th><td>Northamptonshire</td><td>Genarbtes Leder</td></tr>
<tr><th scope="row">Sandner</th><td>Steiermark</td><td>Velours</td></tr>
<tr><th scope="row">Lohmühle</th><td>Pfalz</td><td>Cordovan, Sohlenleder</td></tr>
</tbody>
</table>
<p>Wie man die Leder pflegt, steht unter <a href="${link('/schuhwissen/pflege')}">Schuhe pflegen</a>. Die Namen der Gerbereien sind erfunden.</p>`,
  },
  {
    id: 21,
    identifier: 'schuhwissen/leisten',
    title: 'Leisten und Passform',
    metaDescription: 'Unsere neun Leisten, wie sie ausfallen und für welchen Fuß sie gemacht sind.',
    content: (_, link) => `
<p>Die Größe sagt, wie lang ein Schuh ist. Wie er sitzt, entscheidet der Leisten. Messen Sie zuerst nach der <a href="${link('/groessentabelle')}">Größentabelle</a>, dann wählen Sie die Form.</p>
${modelRow('top', { WIEN: '71', AGRAM: '64', TRIEST: '58', LINZ: '76', OLMUETZ: '83', WHITBY: '45' }, { language: 'de', link })}
<h2>Herren</h2>
<table>
<thead><tr><th scope="col">Leisten</th><th scope="col">Form</th><th scope="col">Fällt aus</th><th scope="col">Gut für</th></tr></thead>
<tbody>
<tr><th scope="row">71</th><td>Mandel, schlank</td><td>größengerecht, schmale Ferse</td><td>Oxford; schmale bis normale Füße</td></tr>
<tr><th scope="row">64</th><td>rund</td><td>größengerecht, Platz am Ballen</td><td>Derby, Brogue; die meisten Füße</td></tr>
<tr><th scope="row">58</th><td>rund, flach</td><td>eng am Anfang, wird weiter</td><td>Loafer; im Zweifel eine halbe Nummer kleiner</td></tr>
<tr><th scope="row">76</th><td>Karree</td><td>größengerecht, lang im Auge</td><td>Monk, Oxford; schlanke Zehen</td></tr>
<tr><th scope="row">83</th><td>weiches Karree</td><td>größengerecht</td><td>alle, denen eine Spitze zu spitz ist</td></tr>
<tr><th scope="row">45</th><td>rund, hoch</td><td>großzügig</td><td>Stiefel; breite Füße, dicke Socken</td></tr>
</tbody>
</table>
<h2>Damen</h2>
<table>
<thead><tr><th scope="col">Leisten</th><th scope="col">Form</th><th scope="col">Fällt aus</th><th scope="col">Gut für</th></tr></thead>
<tbody>
<tr><th scope="row">32</th><td>rund</td><td>größengerecht, schmale Ferse</td><td>Derby, Stiefel; die meisten Füße</td></tr>
<tr><th scope="row">37</th><td>Mandel</td><td>schmal</td><td>Oxford, Loafer; lange, schmale Füße</td></tr>
<tr><th scope="row">29</th><td>Karree, höherer Absatz</td><td>kurz; im Zweifel eine halbe Nummer größer</td><td>Anzug und Abend</td></tr>
</tbody>
</table>
<h2>Woran man merkt, dass es passt</h2>
<ul>
<li>Die Ferse hebt sich am ersten Tag um wenige Millimeter, mehr nicht. Das gibt sich, wenn die Sohle biegsam wird.</li>
<li>Am Ballen liegt der Schuh an, ohne zu drücken. Der Ballen muss an der breitesten Stelle sitzen.</li>
<li>Vor der längsten Zehe bleibt eine Daumenbreite.</li>
<li>Beim Oxford stehen die Schnürflügel fast zusammen, beim Derby einen Finger auseinander.</li>
</ul>
<h2>Was nachgibt und was nicht</h2>
<p>Leder weitet sich quer, um eine halbe Weite etwa. Länger wird ein Schuh nie. Wer vorn anstößt, braucht die nächste Größe, nicht Geduld.</p>`,
  },
  {
    id: 22,
    identifier: 'schuhwissen/macharten',
    title: 'Macharten',
    metaDescription: 'Rahmengenäht, zwiegenäht, durchgenäht: was die Sohle hält und was man davon hat.',
    content: (_, link) => `
<p>Fast alle Schuhe der Welt sind geklebt. Das hält ein paar Winter und lässt sich nicht öffnen, ohne den Schuh zu zerstören. Eine Naht lässt sich öffnen.</p>
${modelRow('welt', { WIEN: 'Rahmengenäht', BRUENN: 'Zwiegenäht', RAPALLO: 'Durchgenäht' }, { language: 'de', link })}
<h2>Rahmengenäht</h2>
<p>Zwei Nähte, ein Lederstreifen dazwischen. Die erste verbindet Schaft, Brandsohle und Rahmen, die zweite nur Rahmen und Laufsohle. Neu besohlt wird an der zweiten, der Schaft bleibt auf dem Leisten unberührt. Der Hohlraum zwischen den Nähten ist mit Kork gefüllt. Man erkennt die Machart an der Naht, die oben auf dem Rahmen läuft.</p>
<p>Läuft der Rahmen nur bis zum Absatz, heißt das 270 Grad und sieht schlanker aus; rundum sind es 360 Grad, für dickere Sohlen. Ein Sturmrahmen steht hoch und hält Wasser von der Naht fern.</p>
<h2>Zwiegenäht</h2>
<p>Hier ist der Schaft nach außen umgeschlagen und von außen vernäht, zweimal, mit gewachstem Zwirn. Die Nähte sieht man, und Wasser findet keinen Weg. Schwer und steif, für Stiefel.</p>
<h2>Durchgenäht</h2>
<p>Eine einzige Naht geht von innen durch Brandsohle und Laufsohle. Das macht den Schuh leicht und biegsam vom ersten Tag an. Dafür steigt bei Nässe Feuchtigkeit durch die Naht, und neu besohlen lässt er sich etwa zweimal statt viermal.</p>
<h2>Woran man eine gute Naht erkennt</h2>
<ul>
<li>Acht bis zehn Stiche auf den Zoll, gleich lang, auch an der Spitze.</li>
<li>Der Faden liegt im Riss, nicht auf dem Leder.</li>
<li>Am Übergang zum Absatz endet sie nicht, sie läuft darunter.</li>
</ul>
<p>Wie das alles zusammenkommt, erzählt <a href="${link('/schuhwissen')}">unsere Seite über den Bau eines Schuhs</a>.</p>`,
  },
  {
    id: 23,
    identifier: 'schuhwissen/sohlen',
    title: 'Sohlen',
    metaDescription: 'Leder, Dainite, Commando, Krepp und Schale: welche Sohle wofür, und wie lange sie hält.',
    content: (_, link) => `
<p>Die Sohle entscheidet, bei welchem Wetter ein Schuh aus dem Schrank kommt. Alle fünf lassen sich erneuern.</p>
${modelRow('sole', { WIEN: 'Leder', REGENSBURG: 'Dainite', BRUENN: 'Commando', ZITTAU: 'Krepp', MALMOE: 'Schale' }, { language: 'de', link })}
<table>
<thead><tr><th scope="col">Sohle</th><th scope="col">Gut</th><th scope="col">Weniger gut</th><th scope="col">Hält bei täglichem Wechsel</th></tr></thead>
<tbody>
<tr><th scope="row">Leder, 5 mm</th><td>atmet, leise, schlank</td><td>Nässe, Streusalz</td><td>etwa zwei Jahre</td></tr>
<tr><th scope="row">Dainite</th><td>Regen, glattes Pflaster; von der Seite wie Leder</td><td>quietscht neu auf Linoleum</td><td>drei Jahre</td></tr>
<tr><th scope="row">Commando</th><td>Schnee, Matsch, Berge</td><td>dick, bringt Lehm ins Haus</td><td>drei bis vier Jahre</td></tr>
<tr><th scope="row">Krepp</th><td>weich, leise, leicht</td><td>Hitze, Öl, dunkler Rand</td><td>anderthalb Jahre</td></tr>
<tr><th scope="row">Schale</th><td>leicht zu reinigen, genäht</td><td>nicht für Frost unter zehn Grad</td><td>zwei Jahre</td></tr>
</tbody>
</table>
<h2>Ledersohle einlaufen</h2>
<p>Neu ist sie glatt. Ein, zwei Tage auf Kies und Asphalt rauen sie an. Danach greift sie besser, als man denkt, außer auf nassen Blättern und Stahl.</p>
<h2>Gummi auf Leder</h2>
<p>Ein Schuster kann vorn ein bis zwei Millimeter Gummi aufsetzen. Das schützt vor Nässe und kostet etwas Luft. Wir raten dazu, sobald die Sohle eingelaufen ist, nicht vorher: Auf einer neuen hält der Kleber schlecht.</p>
<h2>Wann es Zeit ist</h2>
<p>Drücken Sie mit dem Daumen auf die Mitte der Sohle. Gibt sie nach, gehört der Schuh in die <a href="${link('/neubesohlung')}">Werkstatt</a>. Ist ein Loch da, muss oft auch der Kork heraus.</p>`,
  },
]
