import { complaint, isLaced, type Line, praise, remark } from './line.ts'

export const finishLines: readonly Line[] = [
  praise(
    'Die Nähte am Schaft liegen so eng beieinander, dass ich sie zählen wollte und es gelassen habe.',
    'The seams on the upper lie so close that I wanted to count them and gave up.',
  ),
  praise(
    'Der Absatz steht gerade, der Schuh kippelt auf der Tischplatte nicht.',
    'The heel stands straight; on a table top it does not rock.',
  ),
  praise('Das Futter ist hell und riecht nach nichts.', 'The lining is pale and smells of nothing.', {
    when: ({ lining }) => lining === 'calf',
  }),
  remark(
    'Die Prägung in der Brandsohle war nach drei Wochen nicht mehr zu lesen. Kein Schaden.',
    'The stamp on the insole could no longer be read after three weeks. No harm done.',
  ),
  praise('Innen keine Naht, an der die Socke hängen bleibt.', 'No seam inside for a sock to catch on.'),
  praise(
    'Futter aus Leder bis in die Spitze, ich habe mit der Hand nachgefühlt.',
    'Leather lining right to the toe; I felt for it.',
    { when: ({ lining }) => lining === 'calf' || lining === 'goat' },
  ),
  praise('Die Kanten sind gebugt und nicht nur geschnitten.', 'The edges are folded and not merely cut.'),
  praise('Absatz aus Lederflecken, nichts Gepresstes.', 'A heel of leather lifts, nothing pressed.', {
    when: ({ sole }) => sole === 'leather',
  }),
  praise(
    'Beide Schuhe wiegen auf der Küchenwaage gleich viel. Ja, ich habe das geprüft.',
    'On the kitchen scales both weigh the same. Yes, I checked.',
  ),
  praise(
    'Kein Fadenende, kein Klebefleck, keine Falte im Futter.',
    'No thread end, no spot of glue, no wrinkle in the lining.',
  ),
  praise(
    'Die Zunge ist dick genug, dass die Senkel nicht durchdrücken.',
    'The tongue is thick enough to keep the laces from pressing through.',
    { when: isLaced },
  ),
  praise(
    'Hinten stabil: Die Kappe gibt auch nach Monaten nicht nach.',
    'Solid behind: the counter has not given after months.',
  ),
  remark(
    'Die Senkel sind etwas kurz, für eine doppelte Schleife reicht es nicht.',
    'The laces are a touch short; not enough for a double bow.',
    { when: isLaced },
  ),
  remark(
    'Ein wenig Wachs stand noch in der Sohlenkante. Mit dem Daumennagel weg.',
    'A little wax was left in the sole edge. Off with a thumbnail.',
  ),
  complaint(
    'Im linken {shoe} steht innen eine Naht hoch, die ich nach einer Stunde spüre.',
    'A seam stands up inside the left {shoe}, and I feel it after an hour.',
  ),
]
