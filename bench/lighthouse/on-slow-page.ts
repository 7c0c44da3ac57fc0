import type { DrivenPage, Lighthouse } from './load-lighthouse.ts'

export interface SlowPage {
  url: string
  chromePath: string
  /** How many times slower the browser's processor is made. */
  slower: number
}

/** Does something on a page that has come to rest, in a new browser that has kept nothing; it is slow from then on. */
export async function onSlowPage<Result>(
  lighthouse: Pick<Lighthouse, 'openPage'>,
  { url, chromePath, slower }: SlowPage,
  work: (page: DrivenPage) => Promise<Result>,
): Promise<Result> {
  const browser = await lighthouse.openPage(chromePath)
  try {
    const { page } = browser
    await page.setViewport({ width: 1280, height: 900 })
    await page.goto(url)
    await page.waitForSelector('html[data-hydrated]')
    // What comes when the browser has nothing else to do is there too: the whole list, say.
    await page.waitForNetworkIdle({ idleTime: 1500 })
    await page.emulateCPUThrottling(slower)
    return await work(page)
  } finally {
    await browser.close()
  }
}
