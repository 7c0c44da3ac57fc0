/** Texts that travel on the wire or are matched by clients: one place, English as the source writes them. */
export const errorText = {
  badContentType: 'Error with response - bad content-type!',
  wrongFormat: 'Unhandled error, wrong response format!',
  invalidIndex:
    'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/<entity_type>/_search',
  unknownStore: (code: string) => `There is no store view with the code ${code}.`,
  notFound: 'There is no such call.',
  methodNotAllowed: 'This call does not take that method.',
  bodyTooLarge: (limit: number) => `The request body is larger than ${limit} bytes.`,
  bodyNotJson: 'The request body is not JSON.',
  unavailable: 'The shop is busy for a moment. Please try again.',
  internal: 'Something went wrong on our side.',
  noParentSku: "Product doesn't have parentSku, please check if this is configurable product",
  noSuchConfiguration: 'No such configuration for the product. Please do choose another combination of attributes.',
  noVariants: 'No available product variants',
  groupedWithoutLinks: 'Product with type grouped has no product_links set!',
  linkNotFound: 'Product link not found',
  wrongAttribute: 'Wrong attribute given in configurable_options',
  emptyByStatus: (status: number) => `Product query returned empty result product status = ${status}`,
  emptyByVisibility: (visibility: number) => `Product query returned empty result product visibility = ${visibility}`,
  categoryEmpty: (key: string, value: string | number) => `Category query returned empty result ${key} = ${value}`,
  noDefaultTaxCountry: 'Totals cannot be computed: the tax configuration names no default country.',
} as const
