import type { Product } from '@welt/contract/entity/product.ts'
import type { Model } from '../collection/model.ts'
import type { Localized } from '../localized.ts'
import { modelPricing } from '../price/model-pricing.ts'
import { isLawful } from '../price/pricing.ts'
import type { View } from '../view.ts'

const reduced: Localized = { de: 'Reduziert', en: 'Reduced' }
const fresh: Localized = { de: 'Neu', en: 'New' }
const handmade: Localized = { de: 'Auf Bestellung', en: 'Made to order' }

/** For as long as the demo catalogue runs. */
const end = '2035-12-31 23:59:59'

/** Models whose time as a novelty is over, or has yet to come. */
const otherTimes: Readonly<Record<string, Pick<Product, 'news_from_date' | 'news_to_date'>>> = {
  LINZ: { news_from_date: '2025-04-14 00:00:00', news_to_date: '2025-10-13 23:59:59' },
  PASSAU: { news_from_date: '2034-03-01 00:00:00', news_to_date: '2034-08-31 23:59:59' },
}

/** The tab at the picture and the time of its novelty. A price may only be called reduced where it lawfully is. */
export function shoeNews(model: Model, { language }: View): Partial<Product> {
  const news = model.isNew ? { news_from_date: `${model.since} 00:00:00`, news_to_date: end } : otherTimes[model.sku]
  const badge = badgeOf(model)
  return { ...news, ...(badge && { hf_badge_label: badge[language] }) }
}

function badgeOf(model: Model): Localized | undefined {
  if (isLawful(modelPricing(model))) return reduced
  if (model.isNew) return fresh
  return model.backorder ? handmade : undefined
}
