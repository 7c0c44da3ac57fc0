import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Text } from '../i18n/text.ts'

/** What a view is written with. */
export interface ViewContext {
  text: Text
  i18n: StoreView['i18n']
  config: Pick<PublicConfig, 'products' | 'stock' | 'shop'>
}
