import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'
import { defaultTextPages, type OrderTextPages } from './order-texts.ts'

export interface OrderSettings {
  /** Of the shop, for links: never taken from a request. */
  publicUrl: string
  /** When the parcel comes, in words. */
  deliveryTime: Readonly<Record<WrittenLanguage, string>>
  /** Pages of terms, withdrawal and privacy by store code; those of the language where a view is not named. */
  textPages: Readonly<Record<string, OrderTextPages>>
  /** Orders of one cart in a minute; repetitions of a placed one are not counted. */
  ordersPerCart: number
  /** Orders from one network address in a minute; behind it may sit a whole office. */
  ordersPerAddress: number
}

export const defaultOrderSettings: OrderSettings = {
  publicUrl: 'http://localhost:3000',
  deliveryTime: { de: '2 bis 3 Werktage', en: '2 to 3 working days' },
  textPages: {},
  ordersPerCart: 10,
  ordersPerAddress: 120,
}

export function textPagesOf({ textPages }: Pick<OrderSettings, 'textPages'>, view: StoreView): OrderTextPages {
  return textPages[view.storeCode] ?? defaultTextPages[writtenLanguage(view.i18n)]
}
