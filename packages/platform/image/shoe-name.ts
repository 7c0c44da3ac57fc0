/** The cuts that can be drawn; a picture's path names one of them. */
export const shoePatterns = [
  'oxford',
  'semi-brogue',
  'full-brogue',
  'derby',
  'derby-brogue',
  'penny-loafer',
  'double-monk',
  'lace-boot',
  'chelsea',
] as const
export type ShoePattern = (typeof shoePatterns)[number]

export const leathers = ['calf', 'suede', 'grain', 'patent', 'cordovan'] as const
export type Leather = (typeof leathers)[number]

export const shoeViews = [
  'side',
  'inner',
  'top',
  'sole',
  'heel',
  'detail-toe',
  'detail-welt',
  'detail-facing',
  'detail-heel',
] as const
export type ShoeView = (typeof shoeViews)[number]

export const goods = ['shoe-tree', 'shoe-cream', 'brush', 'care-set', 'voucher', 'guide'] as const
export type Good = (typeof goods)[number]
