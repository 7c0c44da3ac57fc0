import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Config } from '../config/config.ts'
import type { Shop } from '../listen/shop.ts'
import type { ServerLog } from '../log/create-log.ts'
import { menuOf } from './menu-of.ts'
import { picturesOf } from './pictures-of.ts'

type Warmed = Pick<Shop, 'platform' | 'storefront'> & { log: ServerLog }

/** Makes the pictures of the home pages and then of the menu's, so that the first visitor of a new shop does not wait for them. */
export async function warmUp({ storeViews }: Config, { platform, storefront, log }: Warmed): Promise<void> {
  if (!platform.warm) return
  try {
    const read = async (path: string) => (await storefront.fetch(new Request(new URL(path, 'http://localhost')))).text()
    const homes = await Promise.all(storeViews.map((storeView) => read(withStorePrefix(storeView, '/'))))
    await platform.warm(homes.flatMap(picturesOf))
    // One page at a time: visitors come first.
    for (const path of new Set(homes.flatMap(menuOf))) await platform.warm(picturesOf(await read(path)))
  } catch (error) {
    // Whoever comes first waits a little; that is all.
    log.warn({ err: error }, 'the warm-up failed')
  }
}
