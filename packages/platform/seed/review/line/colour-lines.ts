import { complaint, isLaced, type Line, praise, remark } from './line.ts'

/** Browns, which go with most cloths. */
const quietColours: ReadonlySet<string> = new Set([
  'cognac',
  'mocha',
  'chestnut',
  'walnut',
  'tobacco',
  'bordeaux',
  'tan',
])

export const colourLines: readonly Line[] = [
  praise(
    'Die Farbe stimmt mit dem Bild überein, {colour} ist {colour}.',
    'The colour matches the picture; {colour} is {colour}.',
  ),
  praise('In {colour} noch schöner als gezeichnet.', 'Even finer in {colour} than drawn.'),
  praise(
    '{colour} ist ein Ton, der zu [Grau und Blau|Blau und Beige] gleichermaßen geht.',
    '{colour} is a shade that goes with [grey and navy|navy and beige] alike.',
    { when: (_, colour) => quietColours.has(colour) },
  ),
  praise(
    'Unter Lampenlicht wirkt {colour} fast eine Stufe tiefer, in der Sonne lebendig.',
    'Under lamplight {colour} looks almost a shade deeper, in the sun it is alive.',
    { when: (_, colour) => colour !== 'black' },
  ),
  praise(
    'Wollte erst Schwarz. Gut, dass es {colour} geworden ist.',
    'I was going to take black. Good that it became {colour}.',
    { when: ({ colours }, colour) => colours.includes('black') && colour !== 'black' },
  ),
  remark(
    '{colour} ist in Wirklichkeit etwas dunkler als am Bildschirm.',
    '{colour} is a little darker in truth than on the screen.',
  ),
  remark('Den Ton der Senkel hätte ich lieber dunkler gehabt.', 'I would have liked the laces a shade darker.', {
    when: isLaced,
  }),
  complaint(
    'Unter {colour} habe ich mir etwas anderes vorgestellt, am Tageslicht ist es ein anderer Ton als auf dem Bild.',
    'I had imagined something else by {colour}; in daylight it is another shade than in the picture.',
    { when: (_, colour) => colour !== 'black' },
  ),
]
