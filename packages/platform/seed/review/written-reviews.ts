import type { Localized } from '../localized.ts'
import type { ReviewFact, Status } from './review-fact.ts'

/** A review that was written as a whole. */
export interface WrittenReview {
  sku: string
  rating: ReviewFact['rating']
  status: Status
  /** `2025-03-02 18:40:11` */
  createdAt: string
  nickname: string
  isVerified: boolean
  title: Localized
  detail: Localized
}

type Stars = ReviewFact['rating']

const of =
  (sku: string, status: Status = 1) =>
  (
    rating: Stars,
    createdAt: string,
    nickname: string,
    [titleDe, detailDe]: readonly [string, string],
    [titleEn, detailEn]: readonly [string, string],
  ): WrittenReview => ({
    sku,
    rating,
    status,
    createdAt,
    nickname,
    isVerified: !nickname.includes('.') || rating > 1,
    title: { de: titleDe, en: titleEn },
    detail: { de: detailDe, en: detailEn },
  })

const tree = of('TREE')
const cream = of('CREAM')
const brush = of('BRUSH')
const wax = of('WAX')
const spray = of('SUEDE-SPRAY')
const suedeBrush = of('SUEDE-BRUSH')
const milk = of('LEATHER-MILK')
const cloth = of('CLOTH')
const horn = of('SHOE-HORN')
const laces = of('LACES')
const insoles = of('INSOLES')
const resole = of('RESOLE')
const box = of('VALET-BOX')
const belt = of('BELT')
const giftSet = of('GIFT-SET')

/** Reviews of things that are no shoes. */
export const goodReviews: readonly WrittenReview[] = [
  tree(
    5,
    '2024-03-11 19:12:40',
    'Henrik B.',
    [
      'Riechen gut, füllen gut',
      'Das Vorderteil spreizt sich, bis der Schuh voll ist, ohne zu spannen. Und der Schrank riecht nach Bleistift.',
    ],
    [
      'Smell good, fill well',
      'The front spreads until the shoe is full without straining it. And the cupboard smells of pencils.',
    ],
  ),
  tree(
    5,
    '2024-06-02 08:55:03',
    'Ulrike K.',
    [
      'Gehören dazu',
      'Ohne Spanner kaufe ich keine guten Schuhe mehr. Nach einem Jahr sehen die Gehfalten mit und ohne aus wie zwei verschiedene Paare.',
    ],
    [
      'They belong together',
      'I no longer buy good shoes without trees. After a year the creases with and without look like two different pairs.',
    ],
  ),
  tree(
    4,
    '2024-11-19 21:04:18',
    'Matthias R.',
    [
      'Gut, für die 44 zu knapp',
      'In meinen 42½ sitzen sie, in der 44 meines Sohnes bleibt vorn Luft. Steht aber dabei.',
    ],
    ['Good, short for a 44', 'They sit in my 42½; in my son’s 44 there is air in front. It does say so, though.'],
  ),
  tree(
    5,
    '2025-02-08 10:31:55',
    'Piet V.',
    [
      'Mit Gravur',
      'Zwölf Zeichen ins Fersenteil gebrannt, sauber und gerade. Als Geschenk besser als jeder Gutschein.',
    ],
    [
      'With branding',
      'Twelve characters burnt into the heel, clean and straight. As a present better than any voucher.',
    ],
  ),
  tree(
    3,
    '2025-05-23 17:20:09',
    'Dirk M.',
    [
      'Knauf locker',
      'Das Holz ist schön, aber beim zweiten Paar drehte sich der Knauf. Ein Tropfen Leim, dann hielt er.',
    ],
    ['A loose knob', 'The wood is fine, but on the second pair the knob turned. A drop of glue and it held.'],
  ),
  tree(
    5,
    '2026-01-14 07:48:22',
    'Johannes',
    ['Unlackiert, richtig so', 'Nasse Schuhe darauf, am nächsten Abend trocken. Lackierte Spanner können das nicht.'],
    ['Unvarnished, quite right', 'Wet shoes on them, dry by the next evening. Varnished trees cannot do that.'],
  ),
  tree(
    4,
    '2026-08-30 15:02:47',
    'Camille D.',
    ['Etwas schwer', 'Auf Reisen lasse ich sie zu Hause, dafür sind sie zu schwer. Sonst nichts auszusetzen.'],
    ['A little heavy', 'I leave them at home when I travel, they are too heavy for that. Nothing else to fault.'],
  ),
  cream(
    5,
    '2024-04-05 20:16:31',
    'Georg S.',
    [
      'Wenig genügt',
      'Erbsengroß ist ernst gemeint. Ein Tiegel hält bei zwei Paaren in der Woche schon das zweite Jahr.',
    ],
    ['A little does', 'Pea-sized is meant seriously. At two pairs a week one tin is in its second year.'],
  ),
  cream(
    5,
    '2024-09-28 18:09:12',
    'Birgit',
    ['Kein Silikon', 'Glänzt weniger schnell als die aus dem Supermarkt und viel länger. Das Leder wird weich davon.'],
    ['No silicone', 'Shines less quickly than the supermarket kind and much longer. It makes the leather soft.'],
  ),
  cream(
    4,
    '2025-03-17 12:44:50',
    'Lars H.',
    ['Geruch nach Terpentin', 'Gut für das Leder, aber bitte am offenen Fenster. Der Geruch hält eine Stunde.'],
    ['Smells of turpentine', 'Good for the leather, but by an open window please. The smell lasts an hour.'],
  ),
  cream(
    5,
    '2025-12-07 16:33:20',
    'Edward T.',
    ['Rettet Schrammen', 'Eine Schramme vom Bordstein nach drei Aufträgen nicht mehr zu sehen. Farblos, wohlgemerkt.'],
    ['Saves scuffs', 'A scuff from a kerb gone after three coats. And that with the neutral one.'],
  ),
  cream(
    2,
    '2026-05-11 09:27:36',
    'Kai W.',
    [
      'Deckel klemmt',
      'Die Creme ist gut. Den Deckel bekam ich nach einem Monat nur noch mit der Zange auf, dabei ist er verbogen.',
    ],
    ['The lid jams', 'The cream is good. After a month I could open the lid only with pliers, and bent it.'],
  ),
  brush(
    5,
    '2024-05-13 19:51:02',
    'Franziska L.',
    ['Die Hälfte des Glanzes', 'Zwanzig Striche, und der Schuh sieht geputzt aus, ohne dass er es ist.'],
    ['Half of the shine', 'Twenty strokes and the shoe looks polished without having been.'],
  ),
  brush(
    5,
    '2025-01-26 11:05:44',
    'Oliver N.',
    ['Verliert keine Haare', 'Nach einem Jahr noch alle Borsten da. Liegt gut in der Hand, auch in einer großen.'],
    ['Sheds no hair', 'After a year every bristle is still there. Sits well in the hand, even in a large one.'],
  ),
  brush(
    4,
    '2025-10-04 14:38:27',
    'Agnieszka P.',
    [
      'Zwei kaufen',
      'Eine für Hell, eine für Dunkel. Der Hinweis stand auf der Seite, ich habe ihn erst nach dem ersten braunen Fleck gelesen.',
    ],
    ['Buy two', 'One for light, one for dark. The page says so; I read it only after the first brown smear.'],
  ),
  brush(
    5,
    '2026-09-19 08:12:15',
    'Beat Z.',
    ['Schlicht gut', 'Buche, Rosshaar, fertig.'],
    ['Simply good', 'Beech, horsehair, done.'],
  ),
  wax(
    5,
    '2024-10-20 17:59:08',
    'Alistair M.',
    ['Spiegel nach acht Lagen', 'Wie beschrieben: dünn, Wasser, Geduld. Beim zweiten Paar ging es doppelt so schnell.'],
    ['A mirror after eight coats', 'As described: thin, water, patience. On the second pair it went twice as fast.'],
  ),
  wax(
    4,
    '2025-06-15 20:47:33',
    'Tobias E.',
    [
      'Nicht über die Falte',
      'Hinter der Kappe gesprungen, weil ich nicht hören wollte. Mit Reinigungsmilch herunter, von vorn angefangen.',
    ],
    ['Not over the crease', 'It cracked behind the cap because I would not listen. Off with leather milk, began anew.'],
  ),
  wax(
    5,
    '2026-03-03 21:10:59',
    'Zoltán F.',
    ['Härter als andere', 'Wird fest und bleibt fest, auch im Sommer.'],
    ['Harder than others', 'It sets and stays set, in summer too.'],
  ),
  spray(
    5,
    '2024-11-02 13:24:41',
    'Nina G.',
    [
      'Regen perlt',
      'Zweimal gesprüht, über Nacht trocken, am nächsten Morgen durch den Regen. Der Flor ist offen geblieben.',
    ],
    ['Rain beads', 'Sprayed twice, dry overnight, out in the rain next morning. The nap has stayed open.'],
  ),
  spray(
    4,
    '2025-09-21 18:36:05',
    'Marco C.',
    ['Ohne Treibgas, ohne Gestank', 'Der Zerstäuber tropft am Ende der Flasche. Bis dahin sehr gut.'],
    ['No propellant, no stench', 'The nozzle drips towards the end of the bottle. Very good until then.'],
  ),
  spray(
    3,
    '2026-02-24 10:15:52',
    'Sven O.',
    ['Gegen Salz hilft es nicht', 'Steht zwar dabei, ich hatte es trotzdem gehofft. Gegen Wasser tut es, was es soll.'],
    ['No help against salt', 'They do say so, I had hoped all the same. Against water it does what it should.'],
  ),
  suedeBrush(
    5,
    '2024-12-12 19:03:18',
    'Theresa H.',
    ['Beide Seiten nützlich', 'Die Gummiseite nimmt speckige Stellen weg, die andere stellt den Flor auf.'],
    ['Both sides useful', 'The rubber side takes off shiny patches, the other lifts the nap.'],
  ),
  suedeBrush(
    4,
    '2026-04-09 07:29:40',
    'Jan',
    ['Kräftig', 'Messing ist kräftig, auf hellem Velours vorsichtig anfangen.'],
    ['Strong', 'Brass is strong; on pale suede begin with care.'],
  ),
  milk(
    5,
    '2025-04-27 16:20:13',
    'Volker A.',
    ['Erstaunlich, was da herunterkommt', 'Drei Jahre Creme, ein Tuch voll Braun, darunter das Leder wie beim Kauf.'],
    [
      'Astonishing what comes off',
      'Three years of cream, a cloth full of brown, and beneath it the leather as I bought it.',
    ],
  ),
  milk(
    4,
    '2026-10-18 11:41:29',
    'Fiona R.',
    ['Zweimal im Jahr', 'Mild, riecht kaum. Für Cordovan nehme ich sie nicht.'],
    ['Twice a year', 'Mild, hardly smells. I do not use it on cordovan.'],
  ),
  cloth(
    5,
    '2025-08-16 15:55:37',
    'Bernd U.',
    ['Fusselt nicht', 'Bei vierzig Grad gewaschen, fusselt immer noch nicht.'],
    ['Leaves no lint', 'Washed warm, still leaves no lint.'],
  ),
  horn(
    5,
    '2025-05-03 09:08:24',
    'Gisela M.',
    ['Lang genug', 'Mit 42 Zentimetern muss ich mich nicht mehr bücken. Die Maserung meines Stücks ist fast schwarz.'],
    ['Long enough', 'At seventeen inches I no longer have to bend. Mine is marked almost black.'],
  ),
  horn(
    5,
    '2026-06-20 17:46:58',
    'Leopold W.',
    [
      'Gegen niedergetretene Fersen',
      'Seit der Löffel an der Tür hängt, tritt auch unser Sohn die Kappe nicht mehr nieder.',
    ],
    ['Against trodden heels', 'Since the horn hangs by the door even our son no longer treads down his counters.'],
  ),
  laces(
    5,
    '2024-08-25 12:02:49',
    'Erik',
    ['Der Knoten hält', 'Gewachst, rund, geht nicht von allein auf. Mehr kann ein Senkel nicht.'],
    ['The knot holds', 'Waxed, round, does not come undone by itself. A lace can do no more.'],
  ),
  laces(
    3,
    '2025-11-30 19:30:11',
    'Holger T.',
    ['75 cm sind knapp', 'Für fünf Ösenpaare gerade genug, die Schleife wird klein.'],
    ['75 cm is short', 'Just enough for five pairs of eyelets; the bow turns out small.'],
  ),
  insoles(
    4,
    '2025-12-19 08:18:36',
    'Ingrid S.',
    [
      'Warm',
      'Machen aus meinem weit gewordenen Derby einen Winterschuh. Eine halbe Nummer muss man dafür übrig haben.',
    ],
    ['Warm', 'They turn my roomy Derby into a winter shoe. You need half a size to spare.'],
  ),
  resole(
    5,
    '2025-07-09 20:25:14',
    'Christoph D.',
    [
      'Besser als beim ersten Mal',
      'Nach drei Wochen und zwei Tagen zurück, Kork neu, Kanten schwarz, Kappe poliert. Sogar die Senkel waren neu.',
    ],
    [
      'Better than the first time',
      'Back after three weeks and two days, new cork, black edges, polished caps. Even the laces were new.',
    ],
  ),
  resole(
    5,
    '2026-04-22 13:50:42',
    'Harriet L.',
    [
      'Zum zweiten Mal',
      'Zweite Sohle für dasselbe Paar. Vor dem Anfangen haben sie angerufen und gefragt, ob es diesmal Gummi sein soll.',
    ],
    [
      'For the second time',
      'Second sole for the same pair. They called before they began and asked whether it should be rubber this time.',
    ],
  ),
  resole(
    3,
    '2026-09-05 18:11:07',
    'Frank J.',
    ['Gute Arbeit, lange Wartezeit', 'Sohle und Absatz tadellos. Es waren allerdings sechs Wochen und nicht vier.'],
    ['Good work, a long wait', 'Sole and heel flawless. It took six weeks, though, and not four.'],
  ),
  box(
    5,
    '2025-12-27 10:40:33',
    'Clemens R.',
    ['Ein Möbel', 'Zinken wie bei einem Tischler, der Deckel trägt meine 46 ohne zu wackeln.'],
    ['A piece of furniture', 'Dovetails like a joiner’s; the lid carries my size 46 without a wobble.'],
  ),
  box(
    4,
    '2026-02-01 16:16:20',
    'Margit B.',
    ['Schön und schwer', 'Als Geschenk zur Pensionierung. Ein Griff an der Seite hätte gutgetan.'],
    ['Handsome and heavy', 'A retirement present. A handle on the side would have been welcome.'],
  ),
  belt(
    5,
    '2025-06-28 14:27:51',
    'Florian K.',
    ['Passt zum Schuh', 'Derselbe Ton wie mein Agram in Cognac, nebeneinander gehalten kein Unterschied.'],
    ['Matches the shoe', 'The same shade as my Agram in cognac; held side by side there is no difference.'],
  ),
  belt(
    4,
    '2026-07-12 19:58:45',
    'Luc',
    ['Steif am Anfang', 'Vier Wochen, dann liegt er. Die Schnalle ist schlicht, so wollte ich es.'],
    ['Stiff at first', 'Four weeks and then it lies flat. The buckle is plain, as I wanted.'],
  ),
  giftSet(
    5,
    '2026-10-25 17:05:19',
    'Rebekka F.',
    ['Für den Schwiegervater', 'Er hat am selben Abend alle Schuhe des Hauses geputzt.'],
    ['For my father-in-law', 'That same evening he polished every shoe in the house.'],
  ),
]

/** What was not let through: it is about something else, or about nobody’s own experience. */
export const rejectedReviews: readonly WrittenReview[] = [
  of('AGRAM', 3)(
    1,
    '2026-03-19 22:41:08',
    'Kunde1987',
    ['Wo bleibt mein Paket', 'Seit drei Tagen keine Nachricht zu meiner Bestellung, bitte melden!'],
    ['Where is my parcel', 'No word about my order for three days, please get in touch!'],
  ),
  of('EISENACH', 3)(
    5,
    '2025-10-10 03:12:55',
    'besteschuhe',
    ['Super', 'Noch bessere Angebote gibt es in meinem Kanal, Link im Profil.'],
    ['Great', 'Even better offers in my channel, link in profile.'],
  ),
  of('WIEN', 3)(
    5,
    '2026-09-16 06:20:31',
    'Max',
    ['Noch nicht da', 'Kommt nächste Woche, sieht auf dem Bild aber gut aus.'],
    ['Not here yet', 'Will arrive next week but looks good in the picture.'],
  ),
  of('GENUA', 3)(
    1,
    '2024-02-21 19:33:47',
    'Anonym',
    ['Nie getragen', 'Mein Nachbar hat die und geht komisch darin.'],
    ['Never worn', 'My neighbour has them and walks funny in them.'],
  ),
  of('FUENFKIRCHEN', 3)(
    2,
    '2025-01-05 12:09:14',
    'R.',
    ['Preis', 'Vor zehn Jahren war alles billiger. Über den Schuh kann ich nichts sagen.'],
    ['Price', 'Ten years ago everything was cheaper. About the shoe I cannot say anything.'],
  ),
]
