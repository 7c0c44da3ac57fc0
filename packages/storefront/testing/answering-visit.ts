import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createTestShop } from './create-test-shop.ts'

/** A visit whose every call gets the same answer, and what was asked. */
export async function answeringVisit(
  answer: Answer<unknown>,
  { isCustomer = false } = {},
): Promise<{ visit: Visit; sent: ({ path: string } & Call)[] }> {
  const sent: ({ path: string } & Call)[] = []
  const shop = await createTestShop({
    api: {
      call: (path, call = {}) => {
        sent.push({ path, ...call })
        return Promise.resolve(answer) as never
      },
    },
  })
  const sessions = createSessionStore({ lasting: null, passing: null, storeCode: 'laszlo_de' })
  const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' }
  if (isCustomer) sessions.begin({ token: 'token', refreshToken: 'refresh', customer }, false)
  return { visit: { shop, sessions }, sent }
}
