/** Routes that belong to one visitor or to no reader at all: nothing for search engines. Their pages say so themselves, too. */
export const privatePaths = [
  '/checkout',
  '/my-account',
  '/cart',
  '/wishlist',
  '/compare',
  '/resetpassword',
  '/search',
  '/newsletter',
  '/redirect',
  '/loading',
  '/error',
  '/pwa.html',
] as const
