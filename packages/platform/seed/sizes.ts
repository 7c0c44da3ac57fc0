/** EU sizes with their counterparts; `cm` is the length of the foot. UK 6 is EU 40 for both, US counts men and women apart. */
export const sizes = [
  { id: 601, eu: '36', skuPart: '360', uk: '3', us: '4', usWomen: '5', cm: 22.9 },
  { id: 602, eu: '37', skuPart: '370', uk: '3½', us: '4½', usWomen: '5½', cm: 23.5 },
  { id: 603, eu: '37½', skuPart: '375', uk: '4', us: '5', usWomen: '6', cm: 23.9 },
  { id: 604, eu: '38', skuPart: '380', uk: '4½', us: '5½', usWomen: '6½', cm: 24.2 },
  { id: 605, eu: '38½', skuPart: '385', uk: '5', us: '6', usWomen: '7', cm: 24.5 },
  { id: 606, eu: '39', skuPart: '390', uk: '5½', us: '6½', usWomen: '7½', cm: 24.9 },
  { id: 607, eu: '40', skuPart: '400', uk: '6', us: '7', usWomen: '8', cm: 25.5 },
  { id: 608, eu: '40½', skuPart: '405', uk: '6½', us: '7½', usWomen: '8½', cm: 25.9 },
  { id: 609, eu: '41', skuPart: '410', uk: '7', us: '8', usWomen: '9', cm: 26.2 },
  { id: 610, eu: '41½', skuPart: '415', uk: '7½', us: '8½', usWomen: '9½', cm: 26.5 },
  { id: 611, eu: '42', skuPart: '420', uk: '8', us: '9', usWomen: '10', cm: 26.9 },
  { id: 612, eu: '42½', skuPart: '425', uk: '8½', us: '9½', usWomen: '10½', cm: 27.2 },
  { id: 613, eu: '43', skuPart: '430', uk: '9', us: '10', usWomen: '11', cm: 27.5 },
  { id: 614, eu: '43½', skuPart: '435', uk: '9½', us: '10½', usWomen: '11½', cm: 27.9 },
  { id: 615, eu: '44', skuPart: '440', uk: '10', us: '11', usWomen: '12', cm: 28.2 },
  { id: 616, eu: '45', skuPart: '450', uk: '11', us: '12', usWomen: '13', cm: 28.9 },
  { id: 617, eu: '46', skuPart: '460', uk: '12', us: '13', usWomen: '14', cm: 29.5 },
] as const

export type Size = (typeof sizes)[number]
export type EuSize = Size['eu']

export const mensSizes: readonly EuSize[] = ['40', '40½', '41', '41½', '42', '42½', '43', '43½', '44', '45', '46']
export const womensSizes: readonly EuSize[] = ['36', '37', '37½', '38', '38½', '39', '40', '41']

export function sizeOf(eu: EuSize): Size {
  const size = sizes.find((size) => size.eu === eu)
  if (!size) throw new RangeError(`There is no EU size ${eu} in the table of sizes.`)
  return size
}
