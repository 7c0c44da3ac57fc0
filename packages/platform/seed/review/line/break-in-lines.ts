import type { Model } from '../../collection/model.ts'
import { complaint, type Line, praise, remark } from './line.ts'

/** Softens within days, not within weeks. */
const isSoft = ({ leather, make }: Model) => leather === 'suede' || make === 'blake'
const isStiff = (model: Model) => !isSoft(model) && model.leather !== 'cordovan'

export const breakInLines: readonly Line[] = [
  praise(
    'Nach dem dritten Tag habe ich die alten ganz hinten in den Schrank gestellt.',
    'After the third day I put the old ones at the very back of the cupboard.',
  ),
  praise(
    'Beim Einlaufen knarzt es, beim Gehen danach nicht mehr.',
    'They creak while you break them in and never after.',
    { when: isStiff },
  ),
  praise(
    'Weich ab dem ersten Schritt, was ich rahmengenäht nicht kannte.',
    'Soft from the first step, which I had not known in a welted shoe.',
    { when: (model) => isSoft(model) && model.make === 'welted' },
  ),
  remark(
    'Der linke brauchte drei Tage länger als der rechte, wie meine Füße eben sind.',
    'The left took three days longer than the right; such are my feet.',
  ),
  praise('Zehn Tage steif, seither ein Hausschuh.', 'Stiff for ten days, a slipper since.', { when: isStiff }),
  praise(
    'Eingelaufen habe ich sie abends auf dem Teppich, nach [fünf|sechs|vier] Tagen waren sie so weit.',
    'I broke them in on the carpet in the evening; after [five|six|four] days they were ready.',
    { when: isStiff },
  ),
  praise('Keine Blase, nicht einmal am ersten Tag.', 'Not one blister, not even on the first day.'),
  praise(
    'Am zweiten Tag zwölf Stunden getragen, ohne daran zu denken.',
    'Worn for twelve hours on the second day without a thought.',
    { when: isSoft },
  ),
  praise(
    'Die Brandsohle hat inzwischen meinen Fußabdruck. In andere Schuhe steige ich nur noch ungern.',
    'By now the insole has my footprint. I am loath to step into others.',
  ),
  praise(
    'Die ersten zwei Wochen fest, dann gab der Kork nach und alles war gut.',
    'Firm for the first two weeks, then the cork gave and all was well.',
    { when: ({ make }) => make !== 'blake' },
  ),
  remark(
    'Man braucht ein wenig Geduld, am Anfang drückte die Hinterkappe.',
    'A little patience is needed; at first the counter pressed.',
    { when: isStiff },
  ),
  remark(
    'In der ersten Woche nie länger als drei Stunden. Wer das weiß, wird glücklich.',
    'Never more than three hours in the first week. If you know that, you will be happy.',
    { when: isStiff },
  ),
  remark(
    'Die Ferse hat mich zwei Pflaster gekostet, jetzt ist sie weich.',
    'The heel cost me two plasters; now it is soft.',
    { when: isStiff },
  ),
  complaint(
    'Nach drei Wochen Einlaufen noch immer Druckstellen an der Ferse. So lange darf das nicht dauern.',
    'After three weeks of breaking in still sore spots at the heel. It should not take that long.',
  ),
]
