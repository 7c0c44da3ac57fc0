/** A right shoe from above in millimetres: heel at y = 0, toe at 302, the toe swung a little inwards. */
export const planOutline =
  'M0 0C22 0 34 18 34 45C34 75 31 92 33 115C36 150 50 170 51 205C52 252 34 302-6 302C-40 302-51 255-49 208C-47 170-29 150-28 115C-27 92-34 75-34 45C-34 18-22 0 0 0Z'

/** Scale and place of the pair on the board: toes up, as worn. */
const scale = 0.8
const gap = 50

export function drawPair(shoe: string): string {
  return `<defs><g id="q">${shoe}</g></defs><g transform="translate(192 264)scale(${scale}-${scale})"><use href="#q" transform="translate(-${gap + 8})scale(-1 1)"/><use href="#q" transform="translate(${gap + 8})"/></g>`
}
