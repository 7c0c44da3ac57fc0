import { z } from 'zod'
import { requiredOr } from './required-or.ts'

/** Line breaks and other control characters have no place in a name or on a label. */
function tidy(text: string): string {
  // Most are one plain word, and an order has some forty of them.
  if (/^[\x21-\x7e]*$/.test(text)) return text
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

const mostCharacters = 255
const tooLong = (most: number) => `must not be longer than ${most} characters`
const upTo = (most: number) => z.string().max(most, tooLong(most))

const words = z
  .string(requiredOr('must be a text'))
  .overwrite(tidy)
  .min(1, { error: 'is required', abort: true })
  .max(mostCharacters, tooLong(mostCharacters))

/** One letter of any script makes a name. */
const name = words.regex(/\p{L}/u, 'must contain a letter')

/** Ids and postcodes come as numbers or as texts. */
const plain = z.union([z.string(), z.number()], requiredOr('must be a text')).transform((value) => tidy(String(value)))

/** What a client of the field leaves open arrives as null, as '' or not at all: all of them are ''. */
const optional = (most = mostCharacters) =>
  z
    .union([z.string(), z.number()], requiredOr('must be a text'))
    .nullable()
    .transform((value) => tidy(String(value ?? '')))
    .pipe(upTo(most))
    // Most are not there at all.
    .default('')

const streetLine = z.union([z.string(), z.number()], requiredOr('must be a text')).nullable()
const street = z
  .union(
    [z.array(streetLine).max(10, 'must not have more than 10 lines'), z.string()],
    requiredOr('must be a list of texts'),
  )
  .transform((lines) => (typeof lines === 'string' ? [lines] : lines).map((line) => tidy(String(line ?? ''))))
  .transform((lines) => lines.filter(Boolean))
  .pipe(z.array(upTo(mostCharacters)).min(1, 'is required'))

/** A region helps nobody in a country without regions, so nonsense is read as none. */
const region = z
  .union([
    z.string().transform((text) => ({ region: tidy(text).slice(0, mostCharacters) || null, region_code: null })),
    z.object({ region: upTo(mostCharacters).nullish(), region_code: upTo(mostCharacters).nullish() }),
  ])
  .nullish()
  .catch(null)
const regionId = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null)

/** One `@` with something on both sides; whether the address exists is known when the letter has arrived. */
const email = z
  .string(requiredOr('must be a text'))
  .nullish()
  .transform((value) => (value ?? '').trim())
  .pipe(upTo(254).regex(/^$|^[^\s@<>(),;:\\"\p{Cc}]+@[^\s@<>(),;:\\"\p{Cc}]+$/u, 'is not an e-mail address'))

/** An address as an order brings it. Whatever may be missing is an empty text. */
export const OrderRequestAddress = z.object(
  {
    firstname: name,
    lastname: name,
    company: optional(),
    vat_id: optional(40).refine((text) => text === '' || text.length >= 3, 'must have at least 3 characters'),
    street,
    postcode: plain.pipe(upTo(20).min(3, 'must have at least 3 characters')),
    city: words,
    region,
    region_id: regionId,
    region_code: optional(40),
    country_id: z
      .string(requiredOr('must be a text'))
      .overwrite((code) => code.trim().toUpperCase())
      .regex(/^[A-Z]{2}$/, 'must be a country code of two letters'),
    telephone: optional(40),
    email,
  },
  requiredOr('must be an address'),
)
export type OrderRequestAddress = z.infer<typeof OrderRequestAddress>

const mostPieces = 10_000
const wholeNumber = `must be a whole number from 1 to ${mostPieces}`
const quantity = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,5}$/, wholeNumber)
        .transform(Number),
    ],
    requiredOr(wholeNumber),
  )
  .pipe(z.int(wholeNumber).min(1, wholeNumber).max(mostPieces, wholeNumber))

/** Clients send whole products; only what is chosen counts, prices and stock are the platform's own. */
export const OrderedProduct = z.object(
  {
    sku: plain.pipe(upTo(mostCharacters).min(1, 'is required')),
    qty: quantity,
    parentSku: optional().catch(''),
    product_option: z.looseObject({}, 'must be an object').nullish(),
  },
  requiredOr('must be a product'),
)
export type OrderedProduct = z.infer<typeof OrderedProduct>

/**
 * An order as it is sent. Totals, prices, times and everything else that clients of the field add are not read, and never
 * stored.
 */
export const OrderRequest = z.object(
  {
    /** The client's own name for the order, the same whenever it is sent again. */
    order_id: optional(),
    task_id: optional(),
    /** Empty: the active cart of the token. */
    cart_id: optional(),
    products: z
      .array(OrderedProduct, requiredOr('must be a list of products'))
      .min(1, 'must hold at least one product')
      .max(200, 'must not hold more than 200 products'),
    addressInformation: z.object(
      {
        billingAddress: OrderRequestAddress,
        /** Not needed where nothing is sent. */
        shippingAddress: OrderRequestAddress.nullish(),
        shipping_carrier_code: optional(),
        shipping_method_code: optional(),
        payment_method_code: words,
      },
      requiredOr('must be an object'),
    ),
    /** What the shopper was shown, in euros. Where it is no longer true nothing is placed. */
    expected_total: z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'must be an amount')
            .transform(Number),
        ],
        {
          error: 'must be an amount',
        },
      )
      .nullish(),
  },
  requiredOr('must be an object'),
)
export type OrderRequest = z.infer<typeof OrderRequest>
