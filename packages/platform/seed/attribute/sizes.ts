/**
 * EU sizes with their counterparts; `cm` is the length of the foot. UK 6 is EU 40 for both, US counts men and women apart.
 * EU half sizes are finer than British ones, so that two of them can share a British size. Ids are stable: carts and
 * bookmarked filters name them. The slot numbers the size among those of one model.
 */
export const sizes = [
  { id: 618, slot: 19, eu: '35', skuPart: '350', uk: '2', us: '3', usWomen: '4', cm: 22.2 },
  { id: 619, slot: 20, eu: '35½', skuPart: '355', uk: '2½', us: '3½', usWomen: '4½', cm: 22.5 },
  { id: 601, slot: 1, eu: '36', skuPart: '360', uk: '3', us: '4', usWomen: '5', cm: 22.9 },
  { id: 620, slot: 21, eu: '36½', skuPart: '365', uk: '3½', us: '4½', usWomen: '5½', cm: 23.2 },
  { id: 602, slot: 2, eu: '37', skuPart: '370', uk: '3½', us: '4½', usWomen: '5½', cm: 23.5 },
  { id: 603, slot: 3, eu: '37½', skuPart: '375', uk: '4', us: '5', usWomen: '6', cm: 23.9 },
  { id: 604, slot: 4, eu: '38', skuPart: '380', uk: '4½', us: '5½', usWomen: '6½', cm: 24.2 },
  { id: 605, slot: 5, eu: '38½', skuPart: '385', uk: '5', us: '6', usWomen: '7', cm: 24.5 },
  { id: 606, slot: 6, eu: '39', skuPart: '390', uk: '5½', us: '6½', usWomen: '7½', cm: 24.9 },
  { id: 621, slot: 18, eu: '39½', skuPart: '395', uk: '6', us: '7', usWomen: '8', cm: 25.2 },
  { id: 607, slot: 7, eu: '40', skuPart: '400', uk: '6', us: '7', usWomen: '8', cm: 25.5 },
  { id: 608, slot: 8, eu: '40½', skuPart: '405', uk: '6½', us: '7½', usWomen: '8½', cm: 25.9 },
  { id: 609, slot: 9, eu: '41', skuPart: '410', uk: '7', us: '8', usWomen: '9', cm: 26.2 },
  { id: 610, slot: 10, eu: '41½', skuPart: '415', uk: '7½', us: '8½', usWomen: '9½', cm: 26.5 },
  { id: 611, slot: 11, eu: '42', skuPart: '420', uk: '8', us: '9', usWomen: '10', cm: 26.9 },
  { id: 612, slot: 12, eu: '42½', skuPart: '425', uk: '8½', us: '9½', usWomen: '10½', cm: 27.2 },
  { id: 613, slot: 13, eu: '43', skuPart: '430', uk: '9', us: '10', usWomen: '11', cm: 27.5 },
  { id: 614, slot: 14, eu: '43½', skuPart: '435', uk: '9½', us: '10½', usWomen: '11½', cm: 27.9 },
  { id: 615, slot: 15, eu: '44', skuPart: '440', uk: '10', us: '11', usWomen: '12', cm: 28.2 },
  { id: 622, slot: 19, eu: '44½', skuPart: '445', uk: '10½', us: '11½', usWomen: '12½', cm: 28.5 },
  { id: 616, slot: 16, eu: '45', skuPart: '450', uk: '11', us: '12', usWomen: '13', cm: 28.9 },
  { id: 623, slot: 20, eu: '45½', skuPart: '455', uk: '11½', us: '12½', usWomen: '13½', cm: 29.2 },
  { id: 617, slot: 17, eu: '46', skuPart: '460', uk: '12', us: '13', usWomen: '14', cm: 29.5 },
  { id: 624, slot: 21, eu: '46½', skuPart: '465', uk: '12½', us: '13½', usWomen: '14½', cm: 29.9 },
  { id: 625, slot: 22, eu: '47', skuPart: '470', uk: '13', us: '14', usWomen: '15', cm: 30.2 },
  { id: 626, slot: 23, eu: '47½', skuPart: '475', uk: '13½', us: '14½', usWomen: '15½', cm: 30.5 },
  { id: 627, slot: 24, eu: '48', skuPart: '480', uk: '14', us: '15', usWomen: '16', cm: 30.9 },
] as const

export type Size = (typeof sizes)[number]
export type EuSize = Size['eu']

/** All sizes between two, half sizes included. */
export function sizesBetween(from: EuSize, to: EuSize): readonly Size[] {
  return sizes.slice(sizes.indexOf(sizeOf(from)), sizes.indexOf(sizeOf(to)) + 1)
}

export const mensSizes: readonly EuSize[] = sizesBetween('39', '48').map(({ eu }) => eu)
export const womensSizes: readonly EuSize[] = sizesBetween('35', '43').map(({ eu }) => eu)

export function sizeOf(eu: EuSize): Size {
  const size = sizes.find((size) => size.eu === eu)
  if (!size) throw new RangeError(`There is no EU size ${eu} in the table of sizes.`)
  return size
}
