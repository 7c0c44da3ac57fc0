import type { Answer } from '../api/answer.ts'
import { answerOf } from '../api/answer-of.ts'
import { attributeLabels, loadAttributeList } from '../attribute/load-attributes.ts'
import { type BySku, type ListedProduct, listedProduct, loadBySku } from '../catalog/load-by-sku.ts'
import type { Shop } from '../store-view/shop.ts'
import { comparedFields, type Property, propertiesOf } from './properties-of.ts'

export interface ComparedProduct extends ListedProduct {
  properties: Property[]
}

export async function loadCompared(shop: Shop, skus: readonly string[]): Promise<Answer<BySku<ComparedProduct>>> {
  // The names of the facts are those of the product's page.
  const [attributes] = await Promise.all([answerOf(loadAttributeList(shop)), shop.texts.load(['detail'])])
  if (!attributes.ok) return attributes
  const answer = await loadBySku(shop, skus, comparedFields(attributes.result))
  if (!answer.ok) return answer
  const labels = attributeLabels(attributes.result)
  return {
    ok: true,
    result: new Map(
      answer.result.map((product) => [
        product.sku,
        {
          ...listedProduct(shop, product, labels),
          properties: propertiesOf(product, attributes.result, shop.texts.text),
        },
      ]),
    ),
  }
}
