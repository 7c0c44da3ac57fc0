/** One thing that is wrong. It names orders, skus and coupons, never a person. */
export interface Finding {
  rule: 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A8' | 'A9'
  text: string
  order?: number
  sku?: string
  coupon?: string
  expected?: number
  found?: number
}
