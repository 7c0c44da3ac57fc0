import type { Make } from '../../attribute/shoe-attributes.ts'
import { complaint, type Line, praise, remark } from './line.ts'

export const makeLines: Readonly<Record<Make, readonly Line[]>> = {
  welted: [
    praise(
      'Die Naht am Rahmen läuft gleichmäßig, auch hinten, wo keiner hinsieht.',
      'The welt seam runs evenly, at the back too where nobody looks.',
    ),
    praise(
      'Rahmengenäht heißt: Wenn die Sohle durch ist, kaufe ich keine neuen Schuhe, sondern eine neue Sohle.',
      'Welted means that when the sole is through I buy a new sole and not new shoes.',
    ),
    praise(
      'Der Kork hat sich nach zwei Wochen gesetzt, man sieht innen den eigenen Fuß.',
      'The cork settled after two weeks; inside you can see your own foot.',
    ),
    praise(
      'Ich habe mit der Lupe nachgezählt: neun Stiche auf den Zoll, wie beschrieben.',
      'I counted with a glass: nine stitches to the inch, as described.',
    ),
    praise(
      'Kein Knarzen, kein Quietschen, nichts arbeitet im Boden.',
      'No creak, no squeak, nothing moves in the bottom.',
    ),
    praise(
      'Man merkt das Gewicht am ersten Tag und am zweiten nicht mehr.',
      'You notice the weight on the first day and not on the second.',
    ),
    remark(
      'In den ersten Tagen knarzte der linke beim Abrollen. Etwas Talkum unter die Einlage, dann war es weg.',
      'The left one creaked for the first few days. A little talcum under the sock and it was gone.',
    ),
    remark(
      'Am Rahmen war eine Fadenspitze nicht abgeschnitten. Schere, fertig.',
      'One thread end on the welt had not been trimmed. Scissors, done.',
    ),
    complaint(
      'Nach drei Monaten hat sich die Naht vorn am Rahmen auf zwei Zentimetern geöffnet. Kostenlos repariert, aber vier Wochen weg.',
      'After three months the welt seam opened by an inch in front. Mended free of charge, but gone for four weeks.',
    ),
    complaint(
      'Der rechte Absatz stand von Anfang an schief, man hört es beim Gehen.',
      'The right heel was crooked from the start; you can hear it as you walk.',
    ),
  ],
  norwegian: [
    praise(
      'Zwiegenäht, beide Nähte außen sichtbar, und nach einem nassen November innen trocken.',
      'Norwegian welted with both seams in sight, and dry inside after a wet November.',
    ),
    praise(
      'Schwer, ja. Aber da geht nichts auf, das sieht man.',
      'Heavy, yes. But nothing will come apart, that much is plain.',
    ),
    praise(
      'Die dicken Nähte sind sauber gewachst, und der Rahmen liegt so dicht an, dass kein Wasser hineinfindet.',
      'The thick seams are well waxed and the welt lies so close that no water finds its way in.',
    ),
    remark(
      'Die Nähte einmal im Jahr mit Wachs nachziehen, sagt die Werkstatt. Mache ich, hilft.',
      'Rewax the seams once a year, says the workshop. I do, and it helps.',
    ),
    complaint(
      'An der zweiten Naht zog nach einem Tag im Schnee doch Wasser ein.',
      'After a day in the snow some water did come in at the second seam.',
    ),
  ],
  blake: [
    praise(
      'Durchgenäht und biegsam, man rollt ab wie in einem Hausschuh.',
      'Blake stitched and supple; you roll through as in a slipper.',
    ),
    praise(
      'Leicht genug für die Reise, und trotzdem ein Schuh, den man vorzeigen kann.',
      'Light enough to travel with, and still a shoe you can show.',
    ),
    praise('Kein Einlaufen. Angezogen, losgegangen.', 'No breaking in. Put on and off I went.'),
    remark(
      'Bei Regen zieht die Naht Feuchtigkeit. Steht so in der Beschreibung, man sollte es glauben.',
      'In rain the seam draws damp. The description says so; one should believe it.',
    ),
    complaint(
      'Nach einem Schauer war die Brandsohle nass und blieb es zwei Tage.',
      'After one shower the insole was wet and stayed so for two days.',
    ),
  ],
}
