// Each text stands for itself, so that a browser gets only those that its pages say.
export * from './cart-error-sentence.ts'
export * from './early-error-sentence.ts'
export * from './user-error-sentence.ts'

export const badContentType = 'Error with response - bad content-type!'
export const wrongFormat = 'Unhandled error, wrong response format!'
export const invalidIndex =
  'Invalid / inaccessible index name given in the URL. Please do use following URL format: /api/catalog/<index_name>/<entity_type>/_search'
export const notFound = 'There is no such call.'
export const methodNotAllowed = 'This call does not take that method.'
export const bodyTooLarge = (limit: number) => `The request body is larger than ${limit} bytes.`
export const bodyNotJson = 'The request body is not JSON.'
export const bodyNotUtf8 = 'The request body is not UTF-8.'
export const bodyBrokenOff = 'The request body was broken off.'
export const bodyTooDeep = (limit: number) => `The request body is nested deeper than ${limit} levels.`
export const forbiddenKey = (key: string) => `The request must not have the key ${key}.`
export const forbiddenCharacter = 'Texts must not contain the NUL character.'
export const unreadableRequest = 'This is not a request that can be read.'
export const headersTooLarge = 'The headers of the request are too large.'
export const requestTooSlow = 'The request did not come to its end in time.'
export const urlTooLong = (limit: number) => `The address is longer than ${limit} characters.`
export const tooManyParameters = (limit: number) => `The address has more than ${limit} parameters.`
export const repeatedParameter = (name: string) => `The parameter ${name} is given more than once.`
export const searchUnavailable = 'The search does not answer at the moment. Please try again.'
export const noSearchKey = (key: string) => `A single product is fetched by its ${key}: please provide the search key.`
export const noParentSku = "Product doesn't have parentSku, please check if this is configurable product"
export const groupedWithoutLinks = 'Product with type grouped has no product_links set!'
export const linkNotFound = 'Product link not found'
export const emptyByStatus = (status: number) => `Product query returned empty result product status = ${status}`
export const emptyByVisibility = (visibility: number) =>
  `Product query returned empty result product visibility = ${visibility}`
export const categoryEmpty = (key: string, value: string | number) =>
  `Category query returned empty result ${key} = ${value}`
export const noCartId = 'No cart id provided.'
export const noSuchCartItem = 'There is no such product in the cart.'
export const noSortField = 'A sort field must be selected'
export const noDefaultTaxCountry = 'Totals cannot be computed: the tax configuration names no default country.'
export const foreignPage = 'This call was sent by a page of another site.'
export const tooOften = 'Too many attempts. Please wait a moment and try again.'
export const loginIncomplete = 'Please provide username and password.'
export const wrongLogin = 'You did not sign in correctly or your account is temporarily disabled.'
export const noRefreshToken = 'No refresh token provided'
export const invalidRefreshToken = 'Invalid refresh token provided'
export const wrongCurrentPassword = "The password doesn't match this account. Verify the password and try again."
export const emailNeedsPassword =
  'Changing the e-mail address needs the current password: please provide currentPassword.'
export const weakPassword = {
  length: 'The password needs at least 8 characters.',
  classes:
    'The password needs three of four kinds: lower-case letters, upper-case letters, digits, special characters.',
  limit: 'The password must not be longer than 256 characters.',
  common: 'This password is among those that are tried first. Please choose another one.',
  email: 'The password must not be the e-mail address.',
}
export const foreignAddress = 'Provided invalid address.id or address.customer_id'
export const addingProducts = (text: string) => `Error while adding products. ${text}`
export const pieceNotAvailable = (name: string, sku: string) => `${name} (${sku}) is not available in this quantity.`
export const addingBillingAddress = (text: string) => `Error while adding billing address. ${text}`
export const addingShippingAddress = (text: string) => `Error while adding shipping address. ${text}`
export const noDelivery = (country: string) => `The shop does not deliver to ${country}.`
export const placingOrder = (text: string) => `Error placing an order. ${text}`
export const noSuchPaymentMethod = 'The payment method is not available.'
export const noSuchShippingMethod = 'The shipping method is not available.'
export const belowMinimumOrder = (minimum: string, missing: string) =>
  `The minimum order value is ${minimum}, and ${missing} are missing.`
export const totalChanged = 'The total has changed in the meantime. Please look at the order again before you place it.'
export const wrongIdempotencyKey = 'The header Idempotency-Key takes up to 255 printable ASCII characters.'
export const cmsEmpty = 'CMS query returned empty result'
