import { type GoodName, goodNames } from '@welt/illustration/good/good-name.ts'
import { type ColourName, colourNames } from '@welt/illustration/params/colour.ts'
import { type ShoeParams, type ShoeView, shoeViews } from '@welt/illustration/params/shoe-params.ts'
import { readShoeSpec } from '@welt/illustration/params/shoe-spec.ts'
import { type Catalog, textsOf } from './catalog.ts'

export type PictureName =
  | { kind: 'shoe'; params: ShoeParams; view: ShoeView }
  | { kind: 'good'; good: GoodName; colour: ColourName | undefined }

/** What a path asks to be drawn; nothing where a part of it is no name that the drawings know. */
export function readPicture(path: string): PictureName | undefined {
  const [, spec, viewName] = /^\/shoe\/([^/]+)\/([a-z]+)\.svg$/.exec(path) ?? []
  const params = spec === undefined ? undefined : readShoeSpec(spec)
  const view = shoeViews.find((known) => known === viewName)
  if (params && view) return { kind: 'shoe', params, view }
  const [, goodName, colourName] = /^\/good\/([a-z-]+)(?:\.([a-z]+))?\.svg$/.exec(path) ?? []
  const good = goodNames.find((known) => known === goodName)
  const colour = colourNames.find((known) => known === colourName)
  return good && colour === colourName ? { kind: 'good', good, colour } : undefined
}

/** Every picture that a document names, once. */
export function picturesOf(catalog: Catalog): Set<string> {
  const paths = new Set<string>()
  for (const [, text] of textsOf(catalog)) if (text.endsWith('.svg')) paths.add(text)
  return paths
}

export function checkPictures(catalog: Catalog): string[] {
  const unknown = [...picturesOf(catalog)].filter((path) => !readPicture(path))
  const without = catalog.product.filter(({ image, sku }) => !image && sku).map(({ sku }) => sku)
  return [
    ...unknown.map((path) => `Nothing can draw ${path}.`),
    ...without.map((sku) => `${sku} says nothing about its picture.`),
  ]
}
