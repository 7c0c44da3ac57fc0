/** Everything in the shop that is not a shoe. */
export const goodNames = [
  'shoe-tree',
  'shoe-cream',
  'wax-polish',
  'suede-spray',
  'leather-milk',
  'brush',
  'suede-brush',
  'cloth',
  'shoe-horn',
  'laces',
  'insoles',
  'belt',
  'belt-suede',
  'shoe-bag',
  'valet-box',
  'care-set',
  'gift-set',
  'shoe-set',
  'voucher',
  'gift-voucher',
  'guide',
  'book',
] as const

export type GoodName = (typeof goodNames)[number]
