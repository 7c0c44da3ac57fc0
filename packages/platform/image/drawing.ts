import type { ToneName } from '@welt/illustration/construction/tone.ts'
import { type GoodName, goodNames } from '@welt/illustration/good/good-name.ts'
import { type ColourName, colourNames } from '@welt/illustration/params/colour.ts'
import type { Language } from '@welt/illustration/params/localized.ts'
import { type DetailName, type ShoeView, shoeViews } from '@welt/illustration/params/shoe-params.ts'
import { readShoeSpec } from '@welt/illustration/params/shoe-spec.ts'

/** What is drawn, in words that can travel to another thread. */
export type Drawing =
  | { kind: 'shoe'; spec: string; view: ShoeView; lettering: Lettering | undefined }
  | { kind: 'good'; good: GoodName; colour: ColourName | undefined }
  | { kind: 'placeholder' }

/** What a drawing with lines and words needs to know besides. */
export interface Lettering {
  /** Of its words; without one its parts are numbered. */
  language: Language | undefined
  tone: ToneName
}

/** All but the placeholder, which is ready. */
export type DrawnThing = Exclude<Drawing, { kind: 'placeholder' }>

/** The whole SVG. */
export type Draw = (drawing: DrawnThing, detail: DetailName) => Promise<string>

/** Reads a path like `shoe/{spec}/{view}.svg` or `good/{name}[.{colour}].svg`; every part must be a known name. */
export function readDrawing(path: string, lettering: Lettering): Drawing | undefined {
  if (path === 'no_selection') return { kind: 'placeholder' }
  return readGood(path) ?? readShoe(path, lettering)
}

function readGood(path: string): Drawing | undefined {
  const [, name, colourName] = /^good\/([a-z-]+)(?:\.([a-z]+))?\.svg$/.exec(path) ?? []
  const good = goodNames.find((known) => known === name)
  const colour = colourNames.find((known) => known === colourName)
  return good && colour === colourName ? { kind: 'good', good, colour } : undefined
}

function readShoe(path: string, lettering: Lettering): Drawing | undefined {
  const [, spec = '', name] = /^shoe\/([^/]+)\/([a-z-]+)\.svg$/.exec(path) ?? []
  const view = shoeViews.find((known) => known === name)
  if (!view || !readShoeSpec(spec)) return undefined
  // What a view does not show must not make it another picture.
  return { kind: 'shoe', spec, view, lettering: view === 'construction' ? lettering : undefined }
}
