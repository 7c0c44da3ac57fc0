import type { ModelText } from './model-text.ts'
import type { ModelSku } from './models.ts'

const calfLining = 'Kalbleder, pflanzlich gegerbt'

export const modelTextsDe: Readonly<Record<ModelSku, ModelText>> = {
  WIEN: {
    urlKey: 'wien-oxford-rahmengenaeht',
    fact: 'Oxford, glattes Kalbleder',
    sentence: 'Plain Cap aus französischem Kalbleder, von Hand poliert',
    description: [
      'Der Wien ist der stillste Schuh im Haus: geschlossene Schnürung, gerade Kappe, keine Lochung. Das Kalbleder wird nach dem Zwicken eine Stunde lang mit Wasser und Wachs poliert, bis Kappe und Ferse dunkler stehen als das Blatt. Zum dunkelblauen Anzug ebenso richtig wie zur grauen Flanellhose.',
      'Der Rahmen ist mit neun Stichen je Zoll an Schaft und Brandsohle genäht. Die Laufsohle hängt allein an der zweiten Naht und lässt sich drei- bis viermal erneuern, ohne dass jemand den Schaft berührt.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '560 g je Schuh in EU 42',
  },
  PRAG: {
    urlKey: 'prag-budapester-rahmengenaeht',
    fact: 'Budapester, Kalbleder',
    sentence: 'Flügelkappe und volle Lochung aus glattem Kalbleder',
    description: [
      'Der Prag trägt alles, was ein Budapester tragen darf: Flügelkappe, gezackte Kanten, Lochung an jeder Naht und eine Rosette auf der Spitze. Jedes Loch wird einzeln gestanzt, 214 sind es je Schuh. Dass er trotzdem nicht laut wirkt, liegt am schlanken Leisten 71.',
      'Zum Flanell, zum Tweed, zur dunklen Jeans. In Schwarz geht er auch ins Büro, sofern dort niemand eine Krawattennadel trägt.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '595 g je Schuh in EU 42',
  },
  GRAZ: {
    urlKey: 'graz-derby-gelocht-rahmengenaeht',
    fact: 'Derby, Kalbleder, Lochung',
    sentence: 'Gelochter Derby auf Gummisohle, für jedes Wetter',
    description: [
      'Offene Schnürung, runde Spitze, Dainite-Sohle: Der Graz ist unser Schuh für Tage, an denen man morgens nicht weiß, wie das Wetter abends wird. Die flachen Noppen greifen auf nassem Pflaster, ohne dass man sie von der Seite sieht.',
      'Die Schnürflügel liegen auf dem Blatt und öffnen sich weit. Wer einen hohen Spann hat oder Einlagen trägt, ist hier richtig. Das Modell läuft aus, weil Leisten und Kappe überarbeitet werden.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '610 g je Schuh in EU 42',
  },
  TRIEST: {
    urlKey: 'triest-penny-loafer-veloursleder',
    fact: 'Penny Loafer, Veloursleder',
    sentence: 'Penny Loafer aus Kalbsvelours, ungefüttertes Blatt',
    description: [
      'Der Triest ist für warme Tage gebaut. Das Blatt bleibt ungefüttert, damit das Velours am Fuß liegt wie ein Handschuh; nur Ferse und Kappe sind verstärkt. Die Mokassinnaht wird von Hand gestochen, ein Paar dauert zwei Stunden.',
      'Loafer haben keinen Verschluss und müssen deshalb eng beginnen. Leisten 58 hält die Ferse fest; nach einer Woche gibt das Velours an den Ballen nach. Bei schmalem Fuß bitte eine halbe Nummer kleiner oder Weite F.',
    ],
    upper: 'Kalbsvelours, Gerberei Sandner, Steiermark',
    lining: 'Kalbleder an Ferse und Kappe, Blatt ungefüttert',
    weight: '430 g je Schuh in EU 42',
  },
  BRUENN: {
    urlKey: 'bruenn-schnuerstiefel-zwiegenaeht',
    fact: 'Schnürstiefel, genarbtes Kalbleder',
    sentence: 'Zwiegenähter Schnürstiefel auf Commando-Sohle',
    description: [
      'Zwiegenäht heißt: Zwei Nähte laufen außen sichtbar um den Schuh, eine waagrecht durch den Rahmen, eine senkrecht durch die Sohle. Dazwischen kommt kein Wasser. So wurden Bergschuhe gemacht, ehe es Klebstoff gab.',
      'Das Leder ist genarbt, mit Fett gewalkt und verzeiht Steine. Die Commando-Sohle sitzt auf einer Zwischensohle aus Leder und wird getauscht wie jede andere. Platz für eine dicke Socke ist eingerechnet.',
    ],
    upper: 'Genarbtes Kalbleder, gefettet, Gerberei Sandner, Steiermark',
    lining: 'Rindleder, pflanzlich gegerbt',
    weight: '780 g je Schuh in EU 42',
  },
  LEMBERG: {
    urlKey: 'lemberg-chelsea-boot-rahmengenaeht',
    fact: 'Chelsea-Boot, glattes Kalbleder',
    sentence: 'Chelsea-Boot mit schmalem Schaft und Dainite-Sohle',
    description: [
      'Vorn und hinten je ein einziges Stück Leder, dazwischen der Gummizug: Ein Chelsea-Boot hat nichts, wohinter sich ein Fehler verstecken könnte. Das Vorderteil wird nass über den Spann gewalkt und bleibt zwei Tage auf dem Leisten, bevor es zugeschnitten wird.',
      'Der Schaft endet schmal über dem Knöchel und verschwindet unter dem Hosenbein. Der Gummizug ist eingenäht, nicht geklebt, und wird in unserer Werkstatt ersetzt, wenn er nach Jahren müde wird.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '640 g je Schuh in EU 42',
  },
  SALZBURG: {
    urlKey: 'salzburg-oxford-gelocht-rahmengenaeht',
    fact: 'Oxford, gelocht, Kalbleder',
    sentence: 'Oxford mit gerader Kappe, Lochung und Rosette',
    description: [
      'Zwischen dem glatten Wien und dem vollen Budapester steht der Salzburg: gerade Kappe, Lochung an Kappe, Blatt und Ferse, eine kleine Rosette auf der Spitze. Gezackte Kanten hat er nicht.',
      'In Nachtblau ist er der eine farbige Schuh, den man zum grauen Anzug tragen kann, ohne dass jemand hinsieht, bis jemand hinsieht.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '570 g je Schuh in EU 42',
  },
  PRESSBURG: {
    urlKey: 'pressburg-oxford-lackleder',
    fact: 'Oxford, Lackleder',
    sentence: 'Oxford aus Lackleder, für den Abend',
    description: [
      'Zum Smoking gehört ein Schuh, der nicht poliert aussieht, sondern glänzt. Der Pressburg ist aus Kalbleder mit Lackschicht gezwickt, langsam und lauwarm, damit der Lack an der Kappe nicht bricht.',
      'Pflege braucht er fast keine: feuchtes Tuch, trockenes Tuch, Spanner. Keine Creme, kein Wachs. Das Modell läuft zum Frühjahr aus.',
    ],
    upper: 'Lackleder (Kalbleder, beschichtet)',
    lining: calfLining,
    weight: '550 g je Schuh in EU 42',
  },
  AGRAM: {
    urlKey: 'agram-derby-rahmengenaeht',
    fact: 'Derby, Kalbleder',
    sentence: 'Glatter Derby mit runder Spitze, der Schuh für alle Tage',
    description: [
      'Der Agram ist der Schuh, mit dem die meisten bei uns anfangen. Offene Schnürung, glattes Blatt, runde Spitze: Er drückt niemanden und passt zu allem außer zum Smoking.',
      'Das Blatt ist aus einem Stück und braucht deshalb die beste Stelle der Haut, den Rücken. Beim Zuschnitt bleibt mehr übrig als bei jedem anderen Modell; aus den Resten werden die Flecke für die Absätze der Probepaare.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '580 g je Schuh in EU 42',
  },
  KLAUSENBURG: {
    urlKey: 'klausenburg-budapester-cordovan',
    fact: 'Budapester, Cordovan',
    sentence: 'Budapester aus Pferdeleder, sechs Monate gegerbt',
    description: [
      'Cordovan ist kein Narbenleder, sondern eine Muskelplatte aus der Kruppe des Pferdes. Sie liegt sechs Monate in der Grube, wird von Hand mit Fett getränkt und knickt beim Gehen nicht in Falten, sondern in Wellen. Zwei Paare gibt eine Haut her, mehr nicht.',
      'Deshalb sind manche Größen nicht auf Lager. Wir nähen sie auf Bestellung, sobald Leder da ist; das dauert etwa zehn Wochen. Gepflegt wird mit Bürste und wenig Wachs, nicht mit Creme.',
    ],
    upper: 'Cordovan (Pferdeleder), pflanzlich gegerbt',
    lining: calfLining,
    weight: '640 g je Schuh in EU 42',
  },
  MERAN: {
    urlKey: 'meran-penny-loafer-veloursleder',
    fact: 'Penny Loafer, Veloursleder',
    sentence: 'Penny Loafer aus Kalbsvelours, ganz gefüttert',
    description: [
      'Der Bruder des Triest für die kühlere Hälfte des Jahres: ganz gefüttert, auf dünner Dainite-Sohle, die auch feuchtes Pflaster verträgt. Der Steg über dem Spann ist seitlich eingenäht und hält die Form.',
      'Velours wird trocken gebürstet, nie gecremt. Regentropfen trocknen aus, wenn man sie in Ruhe lässt; danach genügen ein paar Striche gegen den Strich.',
    ],
    upper: 'Kalbsvelours, Gerberei Sandner, Steiermark',
    lining: calfLining,
    weight: '470 g je Schuh in EU 42',
  },
  LINZ: {
    urlKey: 'linz-doppelmonk-rahmengenaeht',
    fact: 'Doppelmonk, glattes Kalbleder',
    sentence: 'Doppelmonk mit gerader Kappe und Schnallen aus Messing',
    description: [
      'Zwei Riemen, zwei Schnallen, keine Senkel. Man stellt beide einmal ein und öffnet danach nur noch den oberen; unter der Schnalle sitzt ein Gummizug, der beim Hineinschlüpfen nachgibt.',
      'Die Schnallen sind aus massivem Messing, vernickelt, und mit drei Stichreihen auf einem Lederkeil befestigt. Die Karreespitze von Leisten 76 gibt dem breiten Schnitt einen klaren Abschluss.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '600 g je Schuh in EU 42',
  },
  GASTEIN: {
    urlKey: 'gastein-damen-derby-rahmengenaeht',
    fact: 'Derby für Damen, Kalbleder',
    sentence: 'Glatter Derby auf schmalem Damenleisten',
    description: [
      'Kein verkleinerter Herrenschuh: Leisten 32 hat eine schmalere Ferse, einen niedrigeren Spann und mehr Platz am Ballen. Darunter sitzt derselbe Boden wie beim Herrenschuh: Rahmen, Kork, Gelenkfeder, Ledersohle.',
      'Vier Ösenpaare genügen, weil die Schnürflügel höher ansetzen. Zur weiten Hose und zum Rock, mit dünner Socke oder mit dicker.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '430 g je Schuh in EU 38',
  },
  ABBAZIA: {
    urlKey: 'abbazia-damen-loafer-durchgenaeht',
    fact: 'Penny Loafer für Damen, Kalbleder',
    sentence: 'Leichter Penny Loafer, durchgenäht und biegsam vom ersten Tag an',
    description: [
      'Der Abbazia ist als einziger im Haus durchgenäht. Ein Loafer soll sich biegen lassen wie ein Hausschuh, und dafür ist ein Rahmen zu steif. Die Naht läuft innen durch Brandsohle und Laufsohle und liegt unter der Decksohle.',
      'Neu besohlen lässt er sich trotzdem, zweimal etwa, auf der eigenen Maschine unserer Werkstatt. Auf nassem Pflaster ist er kein Regenschuh und will keiner sein.',
    ],
    upper: 'Kalbleder, Gerberei Oberthal, Elsass',
    lining: calfLining,
    weight: '340 g je Schuh in EU 38',
  },
}
