import type { Product } from '@welt/contract/entity/product.ts'
import { isNew } from '@welt/domain/product/is-new.ts'
import type { Text } from '../i18n/text.ts'

/** The tab at the picture. A label of the catalogue's own stands for as long as what it says is true. */
export function badgeOf(
  product: Pick<
    Product,
    'hf_badge_label' | 'news_from_date' | 'news_to_date' | 'special_from_date' | 'special_to_date'
  >,
  { isReduced, now, text }: { isReduced: boolean; now: number; text: Text },
): string {
  if (isReduced) return text('card.badge.reduced')
  if (isNew(product, now)) return product.hf_badge_label ?? text('card.badge.new')
  const hadItsTime = [product.news_from_date, product.news_to_date, product.special_from_date, product.special_to_date]
  return hadItsTime.some(Boolean) ? '' : (product.hf_badge_label ?? '')
}
