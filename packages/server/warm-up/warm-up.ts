import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Config } from '../config/config.ts'
import type { Shop } from '../listen/shop.ts'
import type { ServerLog } from '../log/create-log.ts'
import { picturesOf } from './pictures-of.ts'

type Warmed = Pick<Shop, 'platform' | 'storefront'> & { log: ServerLog }

/** Makes the home pages and then their pictures, so that the first visitor of a new shop does not wait for them. */
export async function warmUp({ storeViews }: Config, { platform, storefront, log }: Warmed): Promise<void> {
  if (!platform.warm) return
  try {
    const addresses: string[] = []
    for (const storeView of storeViews) {
      const page = new URL(withStorePrefix(storeView, '/'), 'http://localhost')
      addresses.push(...picturesOf(await (await storefront.fetch(new Request(page))).text()))
    }
    await platform.warm(addresses)
  } catch (error) {
    // Whoever comes first waits a little; that is all.
    log.warn({ err: error }, 'the warm-up failed')
  }
}
