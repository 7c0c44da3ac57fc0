import type { OrderHistory } from '@welt/contract/api/user.ts'
import type { BeforeForm } from '../field/use-form.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { jarContext, type RequestContext } from '../plain-visit/jar-context.ts'
import type { SessionCustomer } from '../session/session.ts'
import type { Shop } from '../store-view/shop.ts'
import type { RegisterName } from './account-form.ts'

export interface AccountPageData extends PageData {
  page: 'account'
  /** Of a browser that has run no script so far. */
  served?: ServedAccount
}

export interface ServedAccount {
  /** Who is logged in there. */
  customer?: SessionCustomer
  orders?: OrderHistory
  told?: string
  before?: BeforeForm<RegisterName>
}

export async function loadAccountPage(shop: Shop, context: RequestContext): Promise<AccountPageData> {
  const page = { ...(await loadPlainPage(shop, 'account')), page: 'account' as const }
  const jar = context.get(jarContext)
  if (!jar) return page
  const { serveAccount } = await import('./serve-account.ts')
  return { ...page, served: await serveAccount(shop, jar) }
}
