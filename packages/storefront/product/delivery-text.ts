import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { Text } from '../i18n/text.ts'

export function deliveryText({ from, to }: PublicConfig['shop']['deliveryDays'], text: Text): string {
  return from === to ? text('product.deliveryDays', { days: to }) : text('product.delivery', { from, to })
}
