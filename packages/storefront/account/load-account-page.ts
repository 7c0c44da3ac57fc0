import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { jarContext, type RequestContext } from '../plain-visit/jar-context.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ServedAccount } from './served-account.ts'

export interface AccountPageData extends PageData {
  page: 'account'
  served?: ServedAccount
}

export async function loadAccountPage(shop: Shop, context: RequestContext): Promise<AccountPageData> {
  const page = { ...(await loadPlainPage(shop, 'account')), page: 'account' as const }
  const jar = context.get(jarContext)
  if (!jar) return page
  const { serveAccount } = await import('./serve-account.ts')
  return { ...page, served: await serveAccount(shop, jar) }
}
