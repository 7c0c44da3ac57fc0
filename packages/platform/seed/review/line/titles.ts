import type { Localized } from '../../localized.ts'
import type { Tone } from './line.ts'
import type { Topic } from './topic.ts'

const t = (de: string, en: string): Localized => ({ de, en })

/** Headings by what the review is about; each fits every line of its topic. */
export const titles: Readonly<Record<Topic, Readonly<Record<Tone, readonly Localized[]>>>> = {
  history: {
    praise: [
      t('{name} in {colour}', '{name} in {colour}'),
      t('Angekommen', 'Arrived'),
      t('Gefunden', 'Found'),
      t('{name}, wie erhofft', '{name}, as hoped'),
      t('Behalten', 'Kept'),
      t('Sehr zufrieden mit {name}', 'Very content with {name}'),
    ],
    remark: [t('Mein Eindruck', 'My impression')],
    complaint: [t('Leider nicht meins', 'Not for me, sadly')],
  },
  fit: {
    praise: [
      t('Passt', 'Fits'),
      t('Größe {size}', 'Size {size}'),
      t('{size} {width}, sitzt', '{size} {width}, and it sits'),
      t('Gute Passform', 'A good fit'),
      t('Zur Passform', 'On the fit'),
      t('{size} ist richtig', '{size} is right'),
    ],
    remark: [
      t('Auf die Größe achten', 'Mind the size'),
      t('Erst messen', 'Measure first'),
      t('Zur Passform', 'On the fit'),
    ],
    complaint: [t('Passt mir nicht', 'Does not fit me'), t('Größe daneben', 'The size is off')],
  },
  last: {
    praise: [
      t('Leisten {last}', 'Last {last}'),
      t('Guter Leisten', 'A good last'),
      t('Form und Halt', 'Shape and hold'),
      t('Der Leisten passt', 'The last is right'),
      t('Leisten {last} ist meiner', 'Last {last} is mine'),
    ],
    remark: [t('Leisten {last}: probieren', 'Last {last}: try it on'), t('Zum Leisten', 'On the last')],
    complaint: [
      t('Nicht mein Leisten', 'Not my last'),
      t('Schön, aber nicht für meinen Fuß', 'Handsome, but not for my foot'),
    ],
  },
  pattern: {
    praise: [
      t('Genau so', 'Just like that'),
      t('Schön gemacht', 'Well made'),
      t('Der Richtige', 'The right one'),
      t('Gefällt mir sehr', 'I like it very much'),
      t('{name}: gelungen', '{name}: well done'),
    ],
    remark: [t('Mit einer Anmerkung', 'With one remark'), t('Fast vollkommen', 'Almost perfect')],
    complaint: [t('Es hakt am Schnitt', 'The cut is the trouble'), t('Nicht ganz gelungen', 'Not quite a success')],
  },
  leather: {
    praise: [
      t('Schönes Leder', 'Fine leather'),
      t('Das Leder macht es', 'It is the leather'),
      t('Sehr gutes Material', 'Very good material'),
      t('Gutes Leder, gute Arbeit', 'Good leather, good work'),
    ],
    remark: [t('Zum Leder', 'On the leather'), t('Gut zu wissen', 'Good to know')],
    complaint: [t('Leder enttäuscht', 'The leather disappoints'), t('Mangel am Leder', 'A flaw in the leather')],
  },
  colour: {
    praise: [
      t('{colour} war richtig', '{colour} was right'),
      t('Die Farbe', 'The colour'),
      t('Schöner Ton', 'A fine shade'),
    ],
    remark: [t('Zur Farbe', 'On the colour')],
    complaint: [t('Andere Farbe als erwartet', 'Not the colour I expected')],
  },
  breakIn: {
    praise: [t('Eingelaufen', 'Broken in'), t('Bequem', 'Comfortable'), t('Trägt sich gut', 'Wears well')],
    remark: [t('Ein wenig Geduld', 'A little patience'), t('Einlaufen lohnt sich', 'Worth breaking in')],
    complaint: [t('Drückt', 'It pinches')],
  },
  sole: {
    praise: [
      t('Gute Sohle', 'A good sole'),
      t('Die Sohle', 'The sole'),
      t('Läuft sich gut', 'Walks well'),
      t('Von unten überzeugt', 'Won over from below'),
    ],
    remark: [t('Zur Sohle', 'On the sole'), t('Sohle: gut zu wissen', 'The sole: good to know')],
    complaint: [
      t('Sohle überzeugt nicht', 'The sole does not convince'),
      t('Ärger mit der Sohle', 'Trouble with the sole'),
    ],
  },
  make: {
    praise: [
      t('Handwerk', 'Craft'),
      t('Solide', 'Solid'),
      t('Man sieht die Arbeit', 'You can see the work'),
      t('Gut gebaut', 'Well built'),
    ],
    remark: [t('Gut, mit Kleinigkeit', 'Good, with a trifle'), t('Zur Machart', 'On the making')],
    complaint: [t('Verarbeitung', 'Workmanship'), t('Nicht sauber gebaut', 'Not cleanly built')],
  },
  finish: {
    praise: [
      t('Sorgfältig', 'Careful work'),
      t('Nichts zu finden', 'Nothing to fault'),
      t('Fein verarbeitet', 'Finely finished'),
    ],
    remark: [t('Eine Kleinigkeit', 'A trifle'), t('Fast nichts auszusetzen', 'Next to nothing to fault')],
    complaint: [t('Druckstelle innen', 'A sore spot inside')],
  },
  use: {
    praise: [
      t('Bewährt', 'Proven'),
      t('Mein Begleiter', 'My companion'),
      t('Im Einsatz', 'In service'),
      t('Trägt sich gut', 'Wears well'),
    ],
    remark: [t('Kommt darauf an, wofür', 'Depends what for')],
    complaint: [t('Nicht für mich', 'Not for me')],
  },
  care: {
    praise: [t('Leicht zu pflegen', 'Easy to care for'), t('Dankbar', 'Grateful for little')],
    remark: [t('Pflege nicht vergessen', 'Do not forget the care')],
    complaint: [t('Pflegefall', 'A case for care')],
  },
  lasting: {
    praise: [t('Hält', 'It lasts'), t('Gut gealtert', 'Aged well'), t('Auf lange Sicht', 'In the long run')],
    remark: [t('Auf lange Sicht', 'In the long run')],
    complaint: [t('Werkstatt zu langsam', 'The workshop is too slow')],
  },
  service: {
    praise: [
      t('Guter Service', 'Good service'),
      t('Gern wieder', 'Gladly again'),
      t('Da kümmert sich jemand', 'Somebody takes care'),
    ],
    remark: [t('Gut, mit Anmerkung', 'Good, with a remark'), t('Zum Service', 'On the service')],
    complaint: [t('Ärger mit der Lieferung', 'Trouble with the delivery')],
  },
  value: {
    praise: [
      t('Den Preis wert', 'Worth the price'),
      t('Gut angelegt', 'Well spent'),
      t('Einmal richtig', 'Once and properly'),
    ],
    remark: [t('Gut, aber teuer', 'Good but dear')],
    complaint: [t('Für den Preis zu wenig', 'Too little for the price')],
  },
}
