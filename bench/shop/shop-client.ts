import { load, type Sent } from '../measure/load.ts'

export interface Goods {
  /** What the measured carts hold: simple ones and variants, all with enough on the shelf. */
  skus: readonly string[]
  /** All that the shop counts. */
  shelves: readonly string[]
}

/** What a shopper does before the request that is measured. */
export class ShopClient {
  readonly #port: number
  readonly #goods: Goods

  constructor(port: number, goods: Goods) {
    this.#port = port
    this.#goods = goods
  }

  /** New guest carts. */
  async carts(count: number): Promise<string[]> {
    const answers = await load(
      this.#port,
      Array.from({ length: count }, (): Sent => ({ path: '/api/cart/create', body: {} })),
    )
    return answers.map(({ body }) => cartIdOf(JSON.parse(body.toString())))
  }

  adding(cartId: string, place: number, qty = 1): Sent {
    const sku = this.#goods.skus[place % this.#goods.skus.length]
    return { path: `/api/cart/update?token=&cartId=${cartId}`, body: { cartItem: { sku, qty, quoteId: cartId } } }
  }

  /** New guest carts with so many lines. */
  async filledCarts(count: number, lines: number): Promise<string[]> {
    const carts = await this.carts(count)
    const additions = carts.flatMap((cart) => Array.from({ length: lines }, (_, line) => this.adding(cart, line)))
    await load(this.#port, additions)
    return carts
  }

  /** Sells something, so that nothing that was read of the shelf before still counts. */
  async changeShelf(): Promise<void> {
    const [cart = ''] = await this.filledCarts(1, 1)
    await load(this.#port, [this.order(cart, 1)])
  }

  /** An order of all that such a cart holds. */
  order(cartId: string, lines: number): Sent {
    const address = {
      firstname: 'Käthe',
      lastname: 'Meßner',
      street: ['Schuhgasse', '4'],
      postcode: '66953',
      city: 'Pirmasens',
      country_id: 'DE',
      telephone: '06331 1234',
      email: 'kaethe@example.com',
      region: '',
      region_id: 0,
      region_code: '',
    }
    return {
      path: '/api/order',
      body: {
        user_id: '',
        cart_id: cartId,
        transmited: true,
        products: Array.from({ length: lines }, (_, line) => ({ sku: this.#goods.skus[line], qty: 1 })),
        addressInformation: {
          billingAddress: address,
          shippingAddress: address,
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
          payment_method_code: 'checkmo',
          payment_method_additional: {},
        },
      },
    }
  }
}

function cartIdOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('result' in answer) || typeof answer.result !== 'string') {
    throw new Error('A new cart has no id.')
  }
  return answer.result
}
