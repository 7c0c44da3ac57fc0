export const leatherColourNames = ['cognac', 'black', 'bordeaux', 'mocha', 'tan', 'navy'] as const
export type LeatherColour = (typeof leatherColourNames)[number]

/** One table feeds swatch, drawing and filter, so that a colour's name always matches its picture. */
export const leatherColours: Readonly<Record<LeatherColour, `#${string}`>> = {
  cognac: '#8A4A22',
  black: '#1C1A1B',
  bordeaux: '#5A1C22',
  mocha: '#46291A',
  tan: '#B07840',
  navy: '#232C40',
}
