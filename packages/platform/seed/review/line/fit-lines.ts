import { complaint, type Line, praise, remark } from './line.ts'

/** How the pair compares with the size that somebody usually wears. */
export type Fit = 'true' | 'took-more' | 'took-less' | 'narrow' | 'wide' | 'too-small' | 'too-large'

export const fitLines: Readonly<Record<Fit, readonly Line[]>> = {
  true: [
    praise('{size} {width} wie immer, passt.', '{size} {width} as ever, and it fits.'),
    praise('Ich trage überall {usual}, hier auch.', 'I take {usual} everywhere, here too.'),
    praise(
      'Nach der Größentabelle gemessen, {size} bestellt, nichts zurückgeschickt.',
      'Measured by the size chart, ordered {size}, sent nothing back.',
    ),
    praise('Größe {size} fällt aus, wie sie soll.', 'Size {size} runs just as it should.'),
    praise(
      'In Weite {width} endlich kein Druck am kleinen Zeh.',
      'In width {width} there is at last no pressure on the little toe.',
    ),
    praise(
      'Vor den Zehen bleibt eine Daumenbreite, an der Ferse nichts. So soll es sein.',
      'A thumb’s width before the toes, none at the heel. As it should be.',
    ),
    praise(
      'Ich hatte {size} in zwei Weiten bestellt und {width} behalten.',
      'I ordered {size} in two widths and kept {width}.',
      { when: (model) => !model.range.includes('one-width') },
    ),
    praise(
      'Ein Fuß ist bei mir länger als der andere; {size} nimmt beide.',
      'One of my feet is longer than the other; {size} takes both.',
    ),
    praise(
      'In Turnschuhen habe ich eine Nummer mehr, hier ist {size} richtig.',
      'In trainers I take a size more; here {size} is right.',
    ),
    praise(
      'Am Telefon hat man mir zu {size} geraten, zu Recht.',
      'On the phone they advised {size}, and they were right.',
    ),
    praise(
      'Fußlänge gemessen, in der Tabelle nachgesehen, {size} genommen: sitzt.',
      'Measured my foot, looked it up, took {size}: it sits.',
    ),
    praise(
      'Fällt größengerecht aus, mit dünner wie mit dickerer Socke.',
      'True to size, with a thin sock or a thicker one.',
    ),
    praise(
      '{size} bestellt, {size} behalten, kein zweites Paar zur Auswahl nötig.',
      'Ordered {size}, kept {size}, no second pair needed to choose from.',
    ),
    praise(
      'Der Spann liegt fest an, ohne dass ich die Schnürung ganz zuziehen muss.',
      'It lies firm on the instep without my lacing it right up.',
      { when: ({ pattern }) => pattern.includes('oxford') || pattern.includes('derby') || pattern.includes('brogue') },
    ),
    remark(
      'Länge genau, im Neuzustand aber spürbar fest; das ist bei Leder wohl richtig so.',
      'The length is exact, though it feels firm when new; with leather that is as it should be, I gather.',
    ),
    remark('Sitzt in {size}, mit Einlagen würde es eng.', 'Fits in {size}; with orthotics it would be tight.'),
  ],
  'took-more': [
    praise(
      'Auf Rat der Hotline {size} statt {usual} genommen. Hätte ich selbst nicht getan und wäre falsch gelegen.',
      'On their advice I took {size} instead of {usual}. I would not have, and would have been wrong.',
    ),
    praise(
      'Beide Größen probiert, {usual} stieß vorn an, {size} ist es geworden.',
      'Tried both sizes; {usual} touched in front, so {size} it was.',
    ),
    remark(
      'Fällt knapp aus, {size} sitzt bei mir wie sonst {usual}.',
      'Comes up short; {size} sits on me as {usual} usually does.',
    ),
    praise(
      'Fällt eine halbe Nummer klein aus. Statt {usual} habe ich {size}, und damit ist es gut.',
      'Runs half a size small. I have {size} instead of {usual}, and with that all is well.',
    ),
    praise(
      '{usual} war vorn zu knapp, {size} passt. Der Tausch ging ohne ein Wort.',
      '{usual} was short in front, {size} fits. They exchanged it without a word.',
    ),
    remark(
      'Eher klein: wer zwischen zwei Größen steht, nimmt die größere. Bei mir {size} statt {usual}.',
      'On the small side: between two sizes take the larger. {size} instead of {usual} for me.',
    ),
    remark(
      'Sonst {usual}, hier {size}. Steht so nicht in der Tabelle.',
      'Usually {usual}, here {size}. The chart does not say so.',
    ),
    praise(
      'Mit Einlage {size} statt {usual}, sitzt einwandfrei.',
      'With an orthotic {size} instead of {usual}; sits perfectly.',
    ),
    remark(
      'Die erste Lieferung in {usual} drückte am großen Zeh, mit {size} ist Ruhe.',
      'The first delivery in {usual} pressed on the big toe; {size} put an end to it.',
    ),
  ],
  'took-less': [
    praise(
      '{size} statt {usual}: am ersten Tag eng, am zehnten genau.',
      '{size} instead of {usual}: tight on the first day, exact on the tenth.',
    ),
    praise(
      'Meine {usual} aus Turnschuhen vergessen und {size} genommen, wie am Telefon geraten.',
      'Forgot my {usual} from trainers and took {size}, as they advised on the phone.',
    ),
    praise(
      'Beide Größen bestellt, {usual} zurückgeschickt, {size} behalten.',
      'Ordered both sizes, sent back {usual}, kept {size}.',
    ),
    remark(
      'Großzügig geschnitten, {size} genügt mir, wo ich sonst {usual} brauche.',
      'Generously cut; {size} does where I usually need {usual}.',
    ),
    remark(
      'Wer {usual} trägt, sollte {size} wenigstens mitbestellen.',
      'If you wear {usual}, at least order {size} as well.',
    ),
    praise(
      'Eine halbe Nummer kleiner genommen, also {size} statt {usual}. Genau richtig.',
      'I took half a size less, {size} instead of {usual}. Exactly right.',
    ),
    praise(
      'In {usual} schlappte die Ferse, in {size} nicht mehr.',
      'In {usual} the heel slipped, in {size} it no longer does.',
    ),
    remark(
      'Fällt groß aus. {size} statt {usual}, und selbst das ist nicht knapp.',
      'Runs large. {size} instead of {usual}, and even that is not tight.',
    ),
    remark(
      'Wie auf der Größenseite beschrieben: im Zweifel die halbe Nummer weniger. Ich trage {size} statt {usual}.',
      'As the size page says: if in doubt, half a size less. I wear {size} instead of {usual}.',
    ),
    praise(
      'Anfangs hielt ich {size} für zu klein. Nach zwei Wochen war {usual} vergessen.',
      'At first I thought {size} too small. After two weeks {usual} was forgotten.',
    ),
  ],
  narrow: [
    remark(
      'Schlank gebaut. Wer eher breite Füße hat, sollte vorher anrufen.',
      'Built slim. If your feet are on the broad side, call beforehand.',
    ),
    remark(
      'In der Länge hätte {size} nicht besser sein können, in der Breite hätten mir drei Millimeter mehr gefallen.',
      'In length {size} could not be better; in width I would have liked an eighth of an inch more.',
    ),
    remark(
      'Mit dicken Socken wird {width} eng, mit dünnen ist es gut.',
      'With thick socks {width} is tight, with thin ones it is fine.',
    ),
    remark(
      'Der kleine Zeh hat sich eine Woche lang gemeldet, dann hatte das Leder nachgegeben.',
      'My little toe spoke up for a week, then the leather had given.',
      { when: ({ leather }) => leather !== 'patent' },
    ),
    remark(
      'Am Ballen schmal. In Weite {width} geht es, mit kräftigen Füßen würde ich zweimal messen.',
      'Slim across the ball. In width {width} I manage; with broad feet I would measure twice.',
    ),
    remark(
      '{size} in der Länge richtig, über dem Spann eng. Nach einem Monat hatte sich das gegeben.',
      '{size} is right in length, close over the instep. After a month it had given.',
    ),
    remark(
      'Für meinen breiten Fuß an der Grenze; ich habe {width} genommen und würde keine engere wagen.',
      'At the limit for my broad foot; I took {width} and would not dare a narrower one.',
    ),
    remark(
      'Schmal geschnitten. Mein Schuster hat den Ballen einmal geweitet, seither ist es gut.',
      'Cut slim. My cobbler stretched the ball once, and it has been fine since.',
    ),
  ],
  wide: [
    remark(
      'Etwas weit in {width}, dafür drückt auch abends nichts.',
      'A little wide in {width}, but then nothing pinches in the evening either.',
    ),
    remark(
      'Ich habe schmale Fersen und trage in {size} eine Sohle aus Kork darunter.',
      'My heels are slim, and in {size} I wear a cork insole.',
    ),
    remark(
      'Mit einer dickeren Socke füllt sich der Platz, den {width} lässt.',
      'A thicker sock takes up the room that {width} leaves.',
    ),
    remark(
      'Weite {width} ist mir etwas zu viel. Mit einer dünnen Einlegesohle sitzt es.',
      'Width {width} is a little much for me. With a thin insole it sits.',
    ),
    remark(
      'Im Ballen großzügig. Wer schmale Füße hat, sollte nicht {width} nehmen.',
      'Generous at the ball. With narrow feet do not take {width}.',
    ),
    remark(
      'Länge {size} stimmt, in der Weite hätte mir weniger genügt.',
      'Length {size} is right; I could have done with less width.',
    ),
    remark(
      'Am Schaft bleibt Luft, die Schnürflügel stoßen fast zusammen. Beim nächsten Mal eine Weite weniger.',
      'There is air in the upper and the facings almost meet. One width less next time.',
      { when: ({ pattern }) => pattern.includes('derby') || pattern.includes('oxford') },
    ),
  ],
  'too-small': [
    complaint(
      'In {size} stoße ich vorn an, obwohl ich immer {usual} trage. Eine Nummer größer war nicht da.',
      'In {size} my toes touch although I always wear {usual}. The next size was not in stock.',
    ),
    complaint(
      'Fällt deutlich kleiner aus als angegeben. {size} konnte ich keine Stunde tragen.',
      'Runs clearly smaller than stated. I could not wear {size} for an hour.',
    ),
    complaint(
      'Zweimal getauscht, {size} drückt noch immer. Für meinen Fuß ist der Leisten wohl nichts.',
      'Exchanged twice, {size} still pinches. The last is not for my foot, it seems.',
    ),
  ],
  'too-large': [
    complaint(
      '{size} ist eine volle Nummer zu groß, trotz Messen nach Anleitung.',
      '{size} is a full size too large, though I measured as told.',
    ),
    complaint(
      'Die Ferse rutscht in {size}, und kleiner gab es die Farbe nicht.',
      'The heel slips in {size}, and the colour was not to be had in a smaller one.',
    ),
  ],
}
