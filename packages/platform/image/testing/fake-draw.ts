import type { Draw, DrawnThing } from '../drawing.ts'

/** A shoe box on the board, burgundy on nothing, that tells in its title what was asked for. */
export const fakeDraw: Draw = async (drawing, detail) => {
  const isWindow = drawing.kind === 'shoe' && drawing.view === 'toe'
  const viewBox = isWindow ? '900 500 480 480' : '0 0 1536 1152'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${detail} ${words(drawing).join(' ')}</title><rect x="162" y="544" width="1228" height="400" fill="#651f28"/></svg>`
}

function words({ lettering, ...thing }: DrawnThing & { lettering?: object | undefined }): string[] {
  const values: unknown[] = Object.values({ ...thing, ...lettering })
  return values.filter((word) => word !== undefined).map(String)
}
