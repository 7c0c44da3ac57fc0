import { complaint, type Line, praise, remark } from './line.ts'

export const valueLines: readonly Line[] = [
  praise(
    'Teuer war nur das Paar davor, das nach einem Winter hin war.',
    'What was dear was the pair before, done for after one winter.',
  ),
  praise(
    'Im Direktvergleich mit meinen englischen kosten sie die Hälfte und können dasselbe.',
    'Set beside my English ones they cost half and can do the same.',
    { when: ({ gross }) => gross < 450 },
  ),
  remark(
    'Im Fabrikverkauf wäre es günstiger gewesen, aber nach Pirmasens sind es von hier sechs Stunden.',
    'It would have been cheaper at the factory shop, but Pirmasens is six hours from here.',
  ),
  praise(
    'Der Preis schreckt einmal, ein billiges Paar ärgert jedes Jahr.',
    'The price frightens once, a cheap pair annoys every year.',
  ),
  praise(
    'Auf fünf Jahre gerechnet ist das der günstigste Schuh, den ich habe.',
    'Reckoned over five years this is the cheapest shoe I own.',
  ),
  praise('Für das Geld bekommt man anderswo Leder mit Kleber.', 'For this money elsewhere you get leather and glue.'),
  praise(
    'Man sieht, wo das Geld hingegangen ist: in die Sohle und nicht in die Reklame.',
    'You can see where the money went: into the sole and not into advertising.',
  ),
  praise('Lange gespart, nicht bereut.', 'Saved up for a long time, not sorry.'),
  remark('Billig ist es nicht, Spanner hätten dabei sein dürfen.', 'Cheap it is not; trees might have come with it.'),
  remark(
    'Für das Geld hätte ich eine Garantie über die zwei Jahre hinaus schön gefunden.',
    'For the money a guarantee beyond the two years would have been nice.',
  ),
  complaint(
    'Dem Preis entspricht die Ausführung an der Ferse nicht. Die Naht dort ist krumm.',
    'The finish at the heel does not match the price. The seam there is crooked.',
  ),
]
