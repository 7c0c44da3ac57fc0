/** Why something of the files is not in the catalogue. */
export const skipReasons = {
  'not-json': 'it is no JSON, or was cut off',
  'no-object': 'it is no document',
  'no-document': 'no document belongs to it',
  'kind-unknown': 'neither type, index, file name nor fields tell what it is',
  'other-index': 'it belongs to another index',
  'no-id': 'it has no id that is a whole number',
  'no-sku': 'it has no sku',
  'sku-taken': 'another product has the same sku',
  'no-name': 'it has no name',
  'no-code': 'it has no attribute_code',
  'no-rates': 'it has no usable rate, or no product tax class',
  'no-product': 'it names no product',
  'no-identifier': 'it has neither identifier nor title',
  'not-understood': 'a field that must be there is not understood',
} as const

export type SkipReason = keyof typeof skipReasons
