import type { allCalls } from '@welt/contract/api/all-calls.ts'
import { plentySku, soldOutSku } from '../stage/goods.ts'
import type { Sending } from '../stage/shop-client.ts'
import { buyerAddress, orderOf } from './buyer.ts'

/** What belongs to the owner, as an intruder might have learnt it. */
export interface OwnerThings {
  email: string
  cartId: string
  itemId: string
  orderId: string
  addressId: number
  customerId: number
}

type CallName = keyof typeof allCalls

/** How a call is asked for somebody's things, and what its owner gets. */
export interface PersonalCall {
  /** Path and query without the token. */
  path: (things: OwnerThings) => string
  sending: (things: OwnerThings) => Sending
  /** Of the owner; 200 where nothing else is said. */
  owner?: number
  /** Of everybody who is not logged in; 404 for carts, 401 for accounts. */
  guest: readonly number[]
  other: readonly number[]
}

const get = () => ({})
const post = () => ({ method: 'POST' as const })
const cart =
  (call: string, more = '') =>
  (things: OwnerThings) =>
    `/api/cart/${call}?cartId=${things.cartId}${more}`
/** "What is not theirs looks like what does not exist." */
const hidden = { guest: [404], other: [404] }
/** An account is that of the token: another customer gets their own, which the scenario compares. */
const own = { guest: [401], other: [200] }

const name = { firstname: 'Fremd', lastname: 'Fremd' }

/** Every call that touches what belongs to one person; those that end something for the owner come last. */
export const personalCalls: Readonly<Partial<Record<CallName, PersonalCall>>> = {
  pullCart: { path: cart('pull'), sending: get, ...hidden },
  cartTotals: { path: cart('totals'), sending: get, ...hidden },
  listPaymentMethods: { path: cart('payment-methods'), sending: get, ...hidden },
  listShippingMethods: {
    path: cart('shipping-methods'),
    sending: () => ({ body: { address: { country_id: 'DE' } } }),
    ...hidden,
  },
  readCoupon: { path: cart('coupon'), sending: get, ...hidden },
  updateCart: {
    path: cart('update'),
    sending: ({ cartId }) => ({ body: { cartItem: { sku: plentySku, qty: 1, quoteId: cartId } } }),
    ...hidden,
  },
  applyCoupon: { path: cart('apply-coupon', '&coupon=STAGE10'), sending: post, ...hidden },
  deleteCoupon: { path: cart('delete-coupon'), sending: post, ...hidden },
  setShippingInformation: {
    path: cart('shipping-information'),
    sending: () => ({ body: { addressInformation: { shippingAddress: buyerAddress, billingAddress: buyerAddress } } }),
    ...hidden,
  },
  collectTotals: {
    path: cart('collect-totals'),
    sending: () => ({ body: { methods: { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' } } }),
    ...hidden,
  },
  deleteFromCart: {
    path: cart('delete'),
    sending: ({ itemId, cartId }) => ({ body: { cartItem: { sku: plentySku, item_id: itemId, quoteId: cartId } } }),
    ...hidden,
  },
  readProfile: { path: () => '/api/user/me', sending: get, ...own },
  readOrderHistory: { path: () => '/api/user/order-history', sending: get, ...own },
  updateProfile: {
    path: () => '/api/user/me',
    sending: ({ customerId, addressId }) => ({
      body: {
        customer: { ...name, addresses: [{ ...buyerAddress, id: addressId, customer_id: customerId }] },
      },
    }),
    guest: [401],
    other: [403],
  },
  /** To others every address looks like one that nobody knows. */
  readNewsletterStatus: {
    path: ({ email }) => `/api/ext/mailchimp-subscribe/subscribe?email=${email}`,
    sending: get,
    guest: [200],
    other: [200],
  },
  requestStockAlert: {
    path: () => '/api/ext/elastic-stock/productstockalert',
    sending: ({ email }) => ({ body: { sku: soldOutSku, email } }),
    guest: [200],
    other: [200],
  },
  sendTransactionEmail: {
    path: () => '/api/ext/mail-service/send-email-transaction',
    sending: ({ orderId }) => ({ body: { template: 'order-placed', order_id: orderId } }),
    guest: [401],
    other: [404],
  },
  /** Who knows the id of a cart may order it without a token, as clients of the field do; not with somebody else's. */
  placeOrder: {
    path: () => '/api/order',
    sending: ({ cartId }) => ({ body: orderOf({ cart_id: cartId, products: [{ sku: plentySku, qty: 1 }] }) }),
    guest: [],
    other: [404],
  },
  changePassword: {
    path: () => '/api/user/change-password',
    sending: () => ({ body: { currentPassword: 'Falsch-geraten-1', newPassword: 'Neu-gesetzt-12' } }),
    owner: 400,
    guest: [401],
    other: [400, 401],
  },
}

/** Calls that name nobody, or that answer everybody alike. Each was looked at; a new call stands in neither list. */
export const impersonalCalls: ReadonlySet<CallName> = new Set([
  'searchCatalog',
  'searchCatalogByBody',
  'catalogColumns',
  'askGraphql',
  'mapUrl',
  'getUrl',
  'renderList',
  'listProducts',
  'checkStock',
  'listStock',
  'confirmStockAlert',
  'cancelStockAlert',
  'createReview',
  'getCmsPage',
  'getCmsBlock',
  'getCmsPageByIdentifier',
  'getCmsBlockByIdentifier',
  'getPromoted',
  'createUser',
  'logIn',
  'refreshUser',
  'logOut',
  'resetPassword',
  'createPassword',
  'createCart',
  'syncOrder',
  'subscribeToNewsletter',
  'unsubscribeFromNewsletter',
  'confirmNewsletter',
  'endNewsletter',
  'getMailToken',
  'sendEmail',
  'invalidateCache',
  'postInvalidateCache',
])
