import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { attributesToLoad } from '@welt/domain/product/attributes-to-load.ts'
import { need } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'
import { craftAttributes } from './craft-of.ts'
import { factAttributes } from './facts-of.ts'

const toldOf = [...new Set([...factAttributes, ...craftAttributes])]

/** The attributes whose labels and scales the product's page shows; products of a kind share one question. */
export function loadProductAttributes(shop: Shop, product: Product): Promise<readonly Attribute[]> {
  const options = product.configurable_options ?? []
  const codes = attributesToLoad([
    ...options.flatMap(({ attribute_code }) => attribute_code ?? []),
    ...toldOf.filter((code) => product[code] !== undefined && product[code] !== null),
  ])
  const ids = attributesToLoad(
    options.flatMap(({ attribute_code, attribute_id }) => (attribute_code ? [] : (attribute_id ?? []))),
  )
  if (codes.length + ids.length === 0) return Promise.resolve([])
  return ask(shop, JSON.stringify({ codes, ids }))
}

const ask = perShop(async (shop, key) => {
  const { codes, ids } = JSON.parse(key) as { codes: string[]; ids: string[] }
  const found = await Promise.all([search(shop, 'attribute_code', codes), search(shop, 'attribute_id', ids)])
  return found.flat()
})

async function search(shop: Shop, field: 'attribute_code' | 'attribute_id', values: string[]): Promise<Attribute[]> {
  if (values.length === 0) return []
  const answer = await shop.api.search('attribute', {
    filters: { [field]: { in: values } },
    size: shop.config.attribute.fetchSize,
  })
  return need(answer, 'The attributes of the product could not be loaded').items
}
