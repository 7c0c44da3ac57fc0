import { type ColourName, colours as drawn } from '@welt/illustration/params/colour.ts'
import type { Localized } from '../localized.ts'

interface ColourOption {
  id: number
  /** The part of a sku that tells the colour. */
  skuPart: string
  label: Localized
  swatch: string
}

/** Label and swatch come from the table that the drawings are fed from, so that a name always matches its picture. */
function option(name: ColourName, id: number, skuPart: string): ColourOption {
  const { label, swatch } = drawn[name]
  return { id, skuPart, label, swatch }
}

/** Option ids are stable: bookmarked filters and stored carts name them. */
export const colours: Readonly<Record<ColourName, ColourOption>> = {
  cognac: option('cognac', 501, 'COG'),
  black: option('black', 502, 'BLK'),
  bordeaux: option('bordeaux', 503, 'BOR'),
  mocha: option('mocha', 504, 'MOC'),
  tan: option('tan', 505, 'TAN'),
  navy: option('navy', 506, 'NAV'),
  chestnut: option('chestnut', 507, 'CHE'),
  walnut: option('walnut', 508, 'WAL'),
  tobacco: option('tobacco', 509, 'TOB'),
  whisky: option('whisky', 510, 'WHI'),
  forest: option('forest', 511, 'FOR'),
  olive: option('olive', 512, 'OLI'),
  slate: option('slate', 513, 'SLA'),
  pebble: option('pebble', 514, 'PEB'),
  sand: option('sand', 515, 'SAN'),
  plum: option('plum', 516, 'PLU'),
  ivory: option('ivory', 517, 'IVO'),
  nature: option('nature', 518, 'NAT'),
}
