export const sampleAddress = {
  firstname: 'Jürgen',
  lastname: 'Weiß',
  street: ['Am Markt', '1'],
  postcode: '10115',
  city: 'Berlin',
  region: '',
  region_id: 0,
  region_code: '',
  country_id: 'DE',
  telephone: '030 1234567',
  company: '',
  email: 'juergen.weiss@kunde.test',
}

export interface SampleOrder {
  cart_id?: unknown
  order_id?: unknown
  products?: unknown
  billing?: unknown
  shipping?: unknown
  payment?: unknown
  carrier?: unknown
  method?: unknown
  [key: string]: unknown
}

/** An order as a client of the field sends it, with what a test changes about it. */
export function sampleOrder(changes: SampleOrder = {}): object {
  const { products, billing, shipping, payment, carrier, method, ...others } = changes
  return {
    user_id: '',
    cart_id: '',
    transmited: true,
    products: products ?? [{ sku: 'OX-42', qty: 1 }],
    addressInformation: {
      billingAddress: billing ?? sampleAddress,
      ...(shipping === null ? {} : { shippingAddress: shipping ?? sampleAddress }),
      shipping_carrier_code: carrier ?? 'flatrate',
      shipping_method_code: method ?? 'flatrate',
      payment_method_code: payment ?? 'invoice',
      payment_method_additional: {},
    },
    ...others,
  }
}
