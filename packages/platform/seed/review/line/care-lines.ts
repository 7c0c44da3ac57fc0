import { type Line, praise, remark } from './line.ts'

export const careLines: readonly Line[] = [
  praise(
    'Einmal im Monat Creme, einmal im Jahr Absätze. Das ist alles.',
    'Cream once a month, heels once a year. That is all.',
    { months: 12, when: ({ leather }) => leather === 'calf' || leather === 'grain' },
  ),
  praise(
    'Mein Sohn putzt sie gern, und das will etwas heißen.',
    'My son likes polishing them, and that is saying something.',
    { when: ({ leather }) => leather !== 'suede' && leather !== 'patent' },
  ),
  remark(
    'Nach dem ersten Regen bitte nicht an den Ofen stellen. Ich weiß jetzt, warum.',
    'Do not put them by the stove after the first rain. I know why now.',
  ),
  praise(
    'Zwei Tage Pause, Spanner hinein, und sie sehen nie müde aus.',
    'Two days of rest, trees in, and they never look tired.',
  ),
  praise('Pflegeaufwand: fünf Minuten am Sonntag.', 'Upkeep: five minutes on a Sunday.'),
  praise(
    'Die Anleitung, die beilag, habe ich an die Schranktür geklebt. Sie stimmt.',
    'I have stuck the leaflet that came with them inside the cupboard door. It is right.',
  ),
  praise(
    'Nasse Schuhe zwei Tage mit Zeitung ausgestopft, weg von der Heizung. Wie neu.',
    'Wet through, stuffed with newspaper for two days away from the radiator. Like new.',
  ),
  remark(
    'Ohne Spanner würde ich sie nicht kaufen, dann kann man es auch lassen.',
    'I would not buy them without trees; one might as well not bother.',
  ),
  remark(
    'Mehr Pflege als gedacht. Wer das nicht will, nimmt besser Velours und eine Bürste.',
    'More upkeep than I thought. If you mind, take suede and a brush.',
    { when: ({ leather }) => leather === 'calf' },
  ),
]
