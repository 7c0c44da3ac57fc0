import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEntities } from './all-entities.ts'
import { camelPriceFields } from './product.ts'

type Entity = keyof typeof allEntities

/** Every dotted path that a schema names; elements of lists count as their list. */
function fieldsOf(entity: Entity): Set<string> {
  const schema = z.toJSONSchema(allEntities[entity], { io: 'input', unrepresentable: 'any', cycles: 'ref' })
  const found = new Set<string>()
  collect(schema, '', found, 0)
  return found
}

function collect(schema: unknown, path: string, found: Set<string>, depth: number): void {
  if (typeof schema !== 'object' || schema === null || depth > 12) return
  const { properties, items, anyOf, oneOf, allOf }: Record<string, unknown> = { ...schema }
  for (const [name, value] of Object.entries(typeof properties === 'object' ? (properties ?? {}) : {})) {
    found.add(path + name)
    collect(value, `${path}${name}.`, found, depth + 1)
  }
  collect(items, path, found, depth + 1)
  for (const list of [anyOf, oneOf, allOf]) {
    if (Array.isArray(list)) for (const one of list) collect(one, path, found, depth + 1)
  }
}

const words = (text: string) => text.trim().split(/[\s,]+/)
const priceFields = words(`price price_incl_tax price_tax original_price original_price_incl_tax original_price_tax
  special_price special_price_incl_tax special_price_tax final_price final_price_incl_tax`)

/** Section 3 of the first document: entity by entity, in its words. */
const first: readonly (readonly [string, Entity, string[]])[] = [
  [
    'Product: identity',
    'Product',
    words(
      'sku parentSku id parentId name type_id status visibility tax_class_id url_key url_path slug category_ids category category.category_id',
    ),
  ],
  [
    'Product: images',
    'Product',
    words('image thumbnail small_image media_gallery media_gallery.image media_gallery.vid'),
  ],
  ['Product: prices', 'Product', [...priceFields, ...words('special_from_date special_to_date tier_prices')]],
  ['Product: prices in camelCase', 'Product', Object.keys(camelPriceFields)],
  [
    'Product: stock, quantity and messages',
    'Product',
    words('qty stock stock.is_in_stock stock.qty stock.manage_stock stock.product_id errors info'),
  ],
  [
    'Product: variants',
    'Product',
    [
      ...words('sku id status stock custom_attributes image').map((field) => `configurable_children.${field}`),
      ...priceFields.map((field) => `configurable_children.${field}`),
      ...words('attribute_code attribute_id label values values.value_index values.label values.value_data').map(
        (field) => `configurable_options.${field}`,
      ),
    ],
  ],
  [
    'Product: links',
    'Product',
    words(`product_links.link_type product_links.linked_product_sku product_links.linked_product_type
      bundle_options.option_id bundle_options.product_links.id bundle_options.product_links.sku
      bundle_options.product_links.qty bundle_options.product_links.is_default`),
  ],
  [
    'Product: option selection',
    'Product',
    words(`custom_options configurable_item_options configurable_item_options.option_id
      configurable_item_options.option_value bundle_options`).map(
      (field) => `product_option.extension_attributes.${field}`,
    ),
  ],
  [
    'Product: flags',
    'Product',
    words('is_sale news_from_date news_to_date is_configured price_is_current price_refreshed_at onlineStockCheckid'),
  ],
  [
    'Product: shoe attributes and base price',
    'Product',
    words(`hf_badge_label hf_color hf_shoe_size hf_shoe_make hf_shoe_last hf_shoe_outsole hf_shoe_type hf_shoe_form
      hf_pattern hf_sub_headline hf_cat_description manufacturer base_price_amount base_price_base_amount base_price_unit`),
  ],
  [
    'Platform price info',
    'PriceInfo',
    [
      ...words('id sgn price_info.final_price price_info.regular_price price_info.special_price'),
      ...words('special_price final_price regular_price').map(
        (field) => `price_info.extension_attributes.tax_adjustments.${field}`,
      ),
    ],
  ],
  [
    'Category',
    'Category',
    words(`id parent_id parent_ids name slug level path position is_active product_count url_key url_path include_in_menu
      image description children_data landing_page cat_cms_block_top cat_cms_block_bottom teaser_headline teaser_text
      teaser_button_link teaser_left_image teaser_right_image teaser_is_active cat_menu_right_headline`),
  ],
  [
    'Attribute',
    'Attribute',
    words(`attribute_code attribute_id frontend_label default_frontend_label is_comparable is_user_defined is_visible
      options options.label options.value`),
  ],
  [
    'Tax rule',
    'TaxRule',
    words(`id product_tax_class_ids customer_tax_class_ids rates.rate rates.tax_country_id rates.region_name
      rates.tax_region_id`),
  ],
  [
    'Cart item',
    'CartItem',
    words(`item_id server_item_id quote_id sku parentSku qty prev_qty checksum type_id name info errors is_in_stock
      product_option totals.row_total_incl_tax totals.base_price_incl_tax totals.tax_percent totals.options`),
  ],
  ['Cart level', 'CartState', words('cartServerToken cartItemsHash platformTotals platformTotalSegments')],
  [
    'Cart level: platform totals',
    'Totals',
    words(`total_segments coupon_code discount_amount base_grand_total base_currency_code base_tax_amount
      base_shipping_amount`),
  ],
  [
    'Shipping method',
    'ShippingMethod',
    words('method_title method_code carrier_code amount price_incl_tax default available offline is_server_method'),
  ],
  ['Payment method', 'PaymentMethod', words('code title cost_incl_tax default is_server_method')],
  [
    'Address information',
    'AddressInformation',
    [
      ...['shippingAddress', 'billingAddress'].flatMap((address) =>
        words('countryId firstname lastname city postcode street').map((field) => `${address}.${field}`),
      ),
      ...words('shippingCarrierCode shippingMethodCode'),
    ],
  ],
  ['User: modifiable profile fields', 'ProfileChange', words('firstname lastname email gender addresses')],
  ['User: login input', 'Login', words('username password')],
  ['User: session', 'UserState', words('token refreshToken groupToken current.group_id')],
  ['Order', 'QueuedOrder', words('task_id transmited created_at updated_at')],
  ['Order history item', 'Order', words('increment_id entity_id total_due')],
  [
    'Sync task',
    'SyncTask',
    words(`url payload callback_event silent is_result_cacheable transmited result resultCode code acknowledged meta`),
  ],
  ['CMS block', 'CmsBlock', words('id identifier title content')],
  ['Coupon', 'Coupon', words('code')],
  ['Filter option', 'FilterOption', words('id label type from to single')],
]

const address = words(
  'gender firstName lastName company country streetAddress apartmentNumber city state region_id zipCode phoneNumber dob',
)

/** Section 3 of the second document. */
const second: readonly (readonly [string, Entity, string[]])[] = [
  [
    'Checkout state',
    'CheckoutState',
    [
      ...words('firstName lastName emailAddress password createAccount').map((field) => `personalDetails.${field}`),
      ...[...address, ...words('shippingMethod shippingCarrier region_code')].map(
        (field) => `shippingDetails.${field}`,
      ),
      ...[...address, ...words('taxId paymentMethod paymentMethodAdditional')].map(
        (field) => `paymentDetails.${field}`,
      ),
      ...words('order paymentMethods shippingMethods isThankYouPage isExpressCheckout isSameAddress modifiedAt'),
    ],
  ],
  ['Address, as it is filled in', 'AddressForm', [...address, 'addressAddition']],
  [
    'Address, as it is kept',
    'CustomerAddress',
    words('firstname lastname company vat_id street city postcode region country_id telephone'),
  ],
  ['Customer', 'Customer', words('email firstname lastname dob')],
  ['Customer: password', 'Login', words('password')],
  [
    'User state',
    'UserState',
    words(`token refreshToken groupToken groupId current.firstname current.lastname current.email session_started
      orders_history.items.increment_id orders_history.items.entity_id orders_history.items.total_due local_data_loaded`),
  ],
  ['Order: id, date, amount, status', 'Order', words('increment_id created_at grand_total status')],
  ['Review: author, text, rating', 'Review', words('nickname detail rating')],
  ['Notification', 'Notification', words('id type message action1.label action2 timeToLive hasNoTimeout')],
  ['CMS page', 'CmsPage', words('id identifier')],
  ['Newsletter', 'NewsletterState', words('isSubscribed email')],
  ['Claim', 'Claim', words('code created_at value description')],
  ['URL state', 'UrlState', words('dispatcherMap currentRoute prevRoute isBackRoute')],
  ['Breadcrumbs', 'Breadcrumbs', words('routes current')],
  ['UI flags', 'UiState', words('sidebar microcart searchpanel overlay loader checkoutMode mobileMenu webpSupport')],
  [
    'Promoted content: offers',
    'PromotedOffers',
    words(`mainBanners smallBanners productBanners menuAsideBanners featureProduct trustbar newsletter.title_footer
      newsletter.gender newsletter.buttonText`),
  ],
  ['Promoted content: head images', 'HeadImages', words('images')],
  ['Promoted content: Instagram images', 'InstagramImages', words('images')],
  ['Promoted content: default content', 'DefaultContent', words('title messages')],
  [
    'Promoted content: image rows',
    'ImageRows',
    ['left', 'centre', 'right'].flatMap((column) =>
      words(
        'picture.desktop.fallback picture.desktop.webp picture.mobile.fallback picture.mobile.webp link text width',
      ).map((field) => `rows.${column}.${field}`),
    ),
  ],
  ['Store view', 'StoreView', words('storeCode storeId i18n tax elasticsearch seo appendStoreCode')],
  [
    'Category fields read in the shell',
    'Category',
    words(`id name position path level is_active include_in_menu product_count image children_data
      cat_menu_right_headline cat_cms_url`),
  ],
  [
    'Product fields read',
    'Product',
    words(`id name type_id final_price_incl_tax configurable_children manufacturer hf_sub_headline hf_color
      hf_cat_description is_sale news_from_date news_to_date base_price_amount base_price_base_amount base_price_unit
      hf_badge_label qty size color stock.is_in_stock visibility status`),
  ],
]

describe('entities of the source', () => {
  test.each(first)('[API-8] first document, %s: %s names every field', (_, entity, fields) => {
    const known = fieldsOf(entity)
    expect(fields.filter((field) => !known.has(field))).toEqual([])
  })

  test.each(second)('[API-8] second document, %s: %s names every field', (_, entity, fields) => {
    const known = fieldsOf(entity)
    expect(fields.filter((field) => !known.has(field))).toEqual([])
  })

  test('[API-8] types of products and states of orders and notifications are those of the source', () => {
    const valuesOf = (schema: unknown) => JSON.stringify(schema)
    const product = valuesOf(z.toJSONSchema(allEntities.Product, { unrepresentable: 'any' }).properties?.type_id)
    for (const type of ['simple', 'configurable', 'grouped', 'bundle']) expect(product).toContain(`"${type}"`)
    const order = valuesOf(z.toJSONSchema(allEntities.Order).properties?.status)
    for (const status of ['pending', 'processing', 'canceled']) expect(order).toContain(`"${status}"`)
    expect(allEntities.Notification.parse({ id: 1, type: 'loud', message: 'Grüße' }).type).toBe('danger')
  })

  test('every entity can be told in a document', () => {
    for (const schema of Object.values(allEntities)) {
      expect(() => z.toJSONSchema(schema, { unrepresentable: 'any' })).not.toThrow()
    }
  })
})
