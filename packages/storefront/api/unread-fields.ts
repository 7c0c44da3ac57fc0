const mirrors = ['priceInclTax', 'priceTax', 'originalPrice*', 'specialPrice*', 'finalPrice*']

/** Fields of a product that no page reads: a model with a hundred variants is half as long without them. */
export const unreadFields: readonly string[] = [
  ...mirrors,
  ...[
    ...mirrors,
    'custom_attributes',
    'small_image',
    'thumbnail',
    'original_special_price',
    'original_final_price',
  ].map((field) => `configurable_children.${field}`),
  'configurable_children.stock.product_id',
  'configurable_children.stock.max_sale_qty',
]
