import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'

/** An address of the shop as it stands in a letter. It is made of what is configured, never of what a request says. */
export function shopLink(
  publicUrl: string,
  storeView: Pick<StoreView, 'storeCode' | 'url' | 'appendStoreCode'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query).toString()
  const whole = withStorePrefix(storeView, path) + (parameters === '' ? '' : `?${parameters}`)
  return publicUrl.replace(/\/+$/, '') + whole
}
