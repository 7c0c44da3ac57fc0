import type { Lighthouse } from '../lighthouse/load-lighthouse.ts'

/** What a page asks for by itself, once it is there and while nobody touches it. */
export interface Requests {
  /** Of the platform, about a cart or a customer that there is not. */
  cart: string[]
  /** Of the platform, about anything else. */
  api: string[]
  code: number
  pictures: number
  others: string[]
}

/** A page that nobody has opened before, without a cart. */
export async function countRequests(lighthouse: Lighthouse, url: string, chromePath: string): Promise<Requests> {
  const browser = await lighthouse.openPage(chromePath)
  try {
    const { page } = browser
    await page.setViewport({ width: 1280, height: 900 })
    // Resolves with the page's load event.
    await page.goto(url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForSelector('html[data-hydrated]')
    // What waits for idle time has come by then.
    await page.waitForNetworkIdle({ idleTime: 3000 })
    return sortRequests(asked, new URL(url).origin)
  } finally {
    await browser.close()
  }
}

export function sortRequests(asked: readonly string[], origin: string): Requests {
  const requests: Requests = { cart: [], api: [], code: 0, pictures: 0, others: [] }
  for (const url of asked) {
    const path = url.startsWith(`${origin}/`) ? new URL(url).pathname : url
    if (/^\/api\/(?:cart|user)\//.test(path)) requests.cart.push(path)
    else if (path.startsWith('/api/')) requests.api.push(path)
    else if (path.startsWith('/assets/')) requests.code += 1
    else if (path.startsWith('/img/')) requests.pictures += 1
    else requests.others.push(path)
  }
  return requests
}
