import { z } from 'zod'
import { ServerCartItem } from '../entity/cart-item.ts'
import { Totals } from '../entity/cart-totals.ts'
import { PaymentMethod } from '../entity/payment-method.ts'
import { ShippingMethod } from '../entity/shipping-method.ts'
import { SparseAddress } from '../entity/sparse-address.ts'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'

const id = z.union([z.string().max(64), z.number()])
const sku = z.union([z.string().trim().min(1).max(255), z.number().transform(String)])
const code = z.string().max(100).nullish()

/** The token travels as every call's does. A customer's own cart need not be named. */
const query = z.object({ cartId: z.string().max(64).optional() })
const errors = { 401: errorText.notAuthorized, 404: errorText.noSuchCart }
const noAddress = 'No address element provided within the request body'

/** POST /api/cart/create — a customer gets their active cart again; with `cartId` a guest's cart is merged into it, once. */
export const createCart = defineCall({
  method: 'POST',
  path: '/api/cart/create',
  summary: 'Gives a guest a new cart, and a customer their own.',
  query,
  result: z.string(),
  errors: { 401: errors[401] },
})

export const pullCart = defineCall({
  method: 'GET',
  path: '/api/cart/pull',
  summary: 'Tells the lines of a cart.',
  query,
  result: z.array(ServerCartItem),
  errors: { ...errors, 400: errorText.noCartId },
})

/** Without `item_id` the quantity is added to the line of the same product and options, with it the line is set. */
export const updateCart = defineCall({
  method: 'POST',
  path: '/api/cart/update',
  summary: 'Adds a product to a cart, or changes a line of it.',
  query,
  body: z.object({
    cartItem: z.object({
      sku: sku.nullish(),
      qty: z.unknown().describe('A positive integer, as a number or in digits.'),
      item_id: id.nullish(),
      product_option: z.looseObject({}).nullish(),
      quoteId: id.nullish(),
      add_id: z
        .string()
        .min(1)
        .max(64)
        .nullish()
        .describe('A name of the client for this adding: sent again, it does not add a second time.'),
      from_qty: z
        .int()
        .positive()
        .nullish()
        .describe(
          'What the line holds as far as the client knows. If it holds something else by now, it stays as it is: 409.',
        ),
    }),
  }),
  result: ServerCartItem,
  errors: {
    ...errors,
    400: 'No cartItem element provided within the request body',
    409: 'The line has been changed meanwhile.',
  },
})

export const deleteFromCart = defineCall({
  method: 'POST',
  path: '/api/cart/delete',
  summary: 'Takes a line out of a cart.',
  query,
  body: z.object({
    cartItem: z.object({ sku: sku.nullish(), item_id: id.nullish(), quoteId: id.nullish() }),
  }),
  result: z.literal(true),
  errors: { ...errors, 400: 'No cartItem element provided within the request body' },
})

export const cartTotals = defineCall({
  method: 'GET',
  path: '/api/cart/totals',
  summary: 'Tells what a cart costs.',
  query,
  result: Totals,
  errors: { ...errors, 400: errorText.noCartId },
})

export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/cart/payment-methods',
  summary: 'Tells how a cart can be paid.',
  query,
  result: z.array(PaymentMethod),
  errors: { ...errors, 400: errorText.noCartId },
})

export const listShippingMethods = defineCall({
  method: 'POST',
  path: '/api/cart/shipping-methods',
  summary: 'Tells how a cart can be sent to an address.',
  query,
  body: z.object({ address: SparseAddress }),
  result: z.array(ShippingMethod),
  errors: { ...errors, 400: noAddress },
})

/** Keys come in both spellings: the source writes `shippingCarrierCode`, orders write `shipping_carrier_code`. */
export const setShippingInformation = defineCall({
  method: 'POST',
  path: '/api/cart/shipping-information',
  summary: 'Keeps where a cart goes and how, and tells what it costs then.',
  query,
  body: z.object({
    addressInformation: z.object({
      shippingAddress: SparseAddress.nullish(),
      shipping_address: SparseAddress.nullish(),
      billingAddress: SparseAddress.nullish(),
      billing_address: SparseAddress.nullish(),
      shippingCarrierCode: code,
      shipping_carrier_code: code,
      shippingMethodCode: code,
      shipping_method_code: code,
    }),
  }),
  result: z.object({ payment_methods: z.array(PaymentMethod), totals: Totals }),
  errors: { ...errors, 400: noAddress },
})

/** Wrong, expired, used up and somebody else's answer alike. */
export const applyCoupon = defineCall({
  method: 'POST',
  path: '/api/cart/apply-coupon',
  summary: 'Puts a coupon on a cart.',
  query: query.extend({ coupon: z.string().trim().min(1).max(60) }),
  result: z.literal(true),
  errors: {
    400: 'No coupon code provided',
    401: errors[401],
    404: errorText.wrongCoupon,
    429: errorText.tooManyCoupons,
  },
})

export const deleteCoupon = defineCall({
  method: 'POST',
  path: '/api/cart/delete-coupon',
  summary: 'Takes the coupon off a cart.',
  query,
  result: z.literal(true),
  errors: { ...errors, 400: errorText.noCartId },
})

/** GET /api/cart/coupon — the code that was put on the cart, null when there is none. */
export const readCoupon = defineCall({
  method: 'GET',
  path: '/api/cart/coupon',
  summary: 'Tells the coupon of a cart.',
  query,
  result: z.string().nullable(),
  errors: { ...errors, 400: errorText.noCartId },
})

export const collectTotals = defineCall({
  method: 'POST',
  path: '/api/cart/collect-totals',
  summary: 'Keeps how a cart is sent, and tells what it costs then.',
  query,
  body: z.object({
    methods: z.object({
      shippingCarrierCode: code,
      shipping_carrier_code: code,
      shippingMethodCode: code,
      shipping_method_code: code,
    }),
  }),
  result: Totals,
  errors: { ...errors, 400: 'No shipping and payment methods element provided within the request body' },
})
