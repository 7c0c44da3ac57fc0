/** What the cart matches. They stand apart, so that no page carries them before there is a cart. */
export const missingCartId = (task: string) =>
  `Error executing sync task ${task}: the required cartId argument is null. Re-creating shopping cart synchro.`
export const noSuchProduct = 'The product that was requested does not exist.'
export const notAvailable = 'The product that you are trying to add is not available.'
export const outOfStock = 'The product is out of stock and cannot be added to the cart!'
export const quantityNotPositive = 'Quantity must be above 0'
export const quantityNotInteger = 'Quantity must be a positive integer'
export const quantityAboveMaximum = (maxQuantity: number) => `Only ${maxQuantity} products of this type are available`
export const tooManyLines = (limit: number) => `A cart holds at most ${limit} different products.`
export const unconfigured = 'Please configure bundle or custom options first'
export const optionQuantity = 'Must be greater than 0'
export const groupedItself = 'A set of single products cannot be added itself: please add its parts.'
export const emptyBundle = 'Please choose at least one part of the set.'
export const wrongOption = (title: string) => `This cannot be chosen for the option ${title.slice(0, 80)}.`
export const requiredOption = (title: string) => `Please choose the option ${title.slice(0, 80)}.`
export const noSuchCart = 'There is no such cart.'
export const wrongCoupon = 'incorrect coupon code'
export const tooManyCoupons = 'Too many coupon codes were tried. Please try again later.'
export const unavailable = 'The shop is busy for a moment. Please try again.'
export const priceUnknown = 'Product price is unknown, product cannot be added to the cart!'
