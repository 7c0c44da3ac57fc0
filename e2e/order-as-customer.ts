import type { APIRequestContext } from '@playwright/test'
import { findModel } from './find-model.ts'

export const password = 'Rahmen-1924'

interface Ordered {
  number: string
  /** As the storefront keeps it. */
  session: { token: string; refreshToken: string; customer: Record<'firstname' | 'lastname' | 'email', string> }
}

/** A customer of a store view with one order, made through the calls alone. */
export async function orderAsCustomer(
  request: APIRequestContext,
  { prefix, username }: { prefix: string; username: string },
): Promise<Ordered> {
  const customer = { email: username, firstname: 'Änne', lastname: 'Weiß' }
  await request.post(`${prefix}/api/user/create`, { data: { customer, password } })
  const login = await request.post('/api/user/login', { data: { username, password } })
  const { result: token, meta } = (await login.json()) as { result: string; meta: { refreshToken: string } }
  const { available: sku } = await findModel(request)
  const created = await request.post(`/api/cart/create?token=${token}`)
  const { result: cartId } = (await created.json()) as { result: string }
  await request.post(`/api/cart/update?token=${token}&cartId=${cartId}`, { data: { cartItem: { sku, qty: 1 } } })
  const address = { ...customer, street: ['Große Straße', '7'], postcode: '50667', city: 'Köln', country_id: 'DE' }
  const order = await request.post(`${prefix}/api/order?token=${token}`, {
    data: {
      cart_id: cartId,
      products: [{ sku, qty: 1 }],
      addressInformation: {
        billingAddress: address,
        shippingAddress: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'invoice',
      },
    },
  })
  const { result } = (await order.json()) as { result: { orderNumber: string } }
  return { number: result.orderNumber, session: { token, refreshToken: meta.refreshToken, customer } }
}
