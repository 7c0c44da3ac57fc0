import type { ModelBrowser } from './model-browser.ts'

/** The network is well again, the news are spread, and every tab has looked once more. */
export async function comeToRest(browser: ModelBrowser): Promise<void> {
  browser.fates = []
  browser.isOnline = true
  for (let round = 0; round < 3; round += 1) {
    browser.spreadNews()
    for (const { sync } of browser.tabs()) await sync.sync()
  }
  browser.spreadNews()
}
