import { expect, test } from 'vitest'
import type { DrivenPage } from './load-lighthouse.ts'
import { onSlowPage } from './on-slow-page.ts'

const asked = { url: 'http://127.0.0.1/schuhe', chromePath: '/chrome', slower: 4 }

/** A browser that remembers what has become of it. */
function openBrowser() {
  const now = { url: '', width: 0, waited: [] as string[], slower: 1, isOpen: true }
  const page: DrivenPage = {
    goto: async (url) => void (now.url = url),
    on: () => undefined,
    setViewport: async ({ width }) => void (now.width = width),
    waitForSelector: async (selector) => void now.waited.push(`${selector} at ${now.slower}`),
    waitForNetworkIdle: async () => void now.waited.push(`rest at ${now.slower}`),
    emulateCPUThrottling: async (slower) => void (now.slower = slower),
    evaluate: () => Promise.reject(new Error('Nothing runs in it.')),
    mouse: { move: () => Promise.resolve(), click: () => Promise.resolve() },
  }
  const close = async () => void (now.isOpen = false)
  return { now, lighthouse: { openPage: () => Promise.resolve({ page, close }) } }
}

test('what is measured begins on a page at rest, and only then is it slow', async () => {
  const { now, lighthouse } = openBrowser()
  expect(await onSlowPage(lighthouse, asked, () => Promise.resolve(structuredClone(now)))).toEqual({
    url: asked.url,
    width: 1280,
    waited: ['html[data-hydrated] at 1', 'rest at 1'],
    slower: 4,
    isOpen: true,
  })
  expect(now.isOpen).toBe(false)
})

test('what goes wrong on it leaves no browser behind', async () => {
  const { now, lighthouse } = openBrowser()
  const broken = onSlowPage(lighthouse, asked, () => Promise.reject(new Error('no such button')))
  await expect(broken).rejects.toThrow('no such button')
  expect(now.isOpen).toBe(false)
})
