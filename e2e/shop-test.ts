import { test as base, expect, type Locator, type Page } from '@playwright/test'
import axeCore from 'axe-core'
import { servers } from './servers.ts'

interface Looking {
  /**
   * Whether pictures are really drawn. A new shop takes a third of a second for each, which would be most of a journey's time;
   * those who do not look at pictures see empty ones of the same size.
   */
  drawn: boolean
}

/** Fails the test at its end if the page said anything on the console or asked a foreign host. */
interface Watched {
  quiet: { allow(text: RegExp): void }
}

const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'

export const test = base.extend<Watched & Looking>({
  drawn: [false, { option: true }],
  page: async ({ page, drawn }, use) => {
    if (!drawn) await leavePicturesEmpty(page)
    await use(page)
  },
  quiet: [
    async ({ page, context }, use) => {
      const ours = new Set(Object.values(servers).map(({ origin }) => origin))
      const said: string[] = []
      const foreign: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && !ours.has(url.origin)) foreign.push(request.url())
      })
      // Whoever takes the network away hears what the browser says about it, whatever it was just asking for.
      const setOffline = context.setOffline.bind(context)
      context.setOffline = (isOffline) => {
        if (isOffline) allowed.push(/ERR_INTERNET_DISCONNECTED|load preload assets|dynamically imported module/)
        return setOffline(isOffline)
      }
      await use({ allow: (text) => void allowed.push(text) })
      expect(
        said.filter((line) => !allowed.some((text) => text.test(line))),
        'the console stays quiet',
      ).toEqual([])
      expect(foreign, 'no request leaves for a third party').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Asked of the browser itself: a route of Playwright's would lead every request of the page past here, styles and code as well,
 * and let the browser keep none of them from one page to the next.
 */
async function leavePicturesEmpty(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }]
  const body = Buffer.from(empty).toString('base64')
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    // Whoever leaves the page does not wait for its pictures.
    answered.catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/img/*' }] })
}

export { expect }

/** The three store views: where they live and what they speak. */
export const views = [
  { code: 'laszlo_de', prefix: '', lang: 'de', brand: 'Ellermoor', theme: 'ellermoor', category: '/schuhe' },
  { code: 'de', prefix: '/de', lang: 'de', brand: 'Halden', theme: 'halden', category: '/schuhe' },
  { code: 'laszlo_en', prefix: '/laszlo_en', lang: 'en', brand: 'Laszlo', theme: 'laszlo', category: '/shoes' },
] as const

/** One view of each language: for journeys in which houses differ in nothing but their colours. */
export const languages = [views[0], views[2]]

/** For journeys that are the same on every screen: the phone leaves them out. */
export const once = { tag: '@once' }

/** For journeys in every view whose screens differ in colours alone: the phone goes them in the first. */
export const onceBesideTheFirst = ({ prefix }: { prefix: string }) => (prefix === '' ? {} : once)

/** Says the same on every page of a view. */
const shell = ':is(header, footer):not(main *)'
/** Of a long list the last cards say the same as the first. */
const longList = 'li:nth-child(n + 9):not(:last-child):has(> article)'

/**
 * WCAG 2.2 AA and the best practices: nothing may be found on the page, or in the part of it that is meant. The shell is looked
 * at by those who ask for it. Under an open dialog nobody sees anything, so nothing is looked at there.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (part) return expect(await violations(page, part)).toEqual([])
  const isOpen = (await page.locator('dialog[open]').count()) > 0
  expect(
    isOpen ? await violations(page, 'dialog[open]', `${shell}, main`) : await violations(page, undefined, shell),
  ).toEqual([])
}

/** The same with header and footer: for every layout that has its own, and wherever no dialog is open. */
export async function expectAccessibleWithShell(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/** Most of the time goes into what is seen beside the part that is meant: as far as nobody looks at it, it is taken away. */
async function violations(page: Page, part?: string, beside?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(
    async ({ part, away }) => {
      // What is far from the screen is looked at as well.
      document.documentElement.dataset['whole'] = 'true'
      const { scrollX, scrollY } = window
      const hidden = [...document.querySelectorAll<HTMLElement>(away)].filter(
        (element) => !element.contains(document.activeElement) && !element.querySelector('dialog[open]'),
      )
      for (const element of hidden) element.hidden = true
      // Half-way through an animation words are fainter than they will be.
      const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(passing.map(({ finished }) => finished))
      const { axe } = window as typeof window & { axe: typeof axeCore }
      const { violations } = await axe.run(part ?? document, { resultTypes: ['violations'] })
      for (const element of hidden) element.hidden = false
      delete document.documentElement.dataset['whole']
      scrollTo(scrollX, scrollY)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    { part, away: [longList, beside].filter(Boolean).join() },
  )
}

/** Resolves once the page answers to JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
}

/** Resolves once the code has come that is fetched in a page's idle time, for the time without a network. */
export async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // The last of it.
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/background-')),
  )
  await page.waitForLoadState('networkidle')
}

/** Keeps back what the page asks for from now on; calling the answer lets it come. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** The number at the end of a filter's row. Read from the document: a row that no frame has shown yet has no text to be seen. */
export async function countAt(row: Locator): Promise<number> {
  return Number(/\d+$/.exec((await row.textContent())?.trim() ?? '')?.[0])
}
