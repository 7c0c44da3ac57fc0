import type { DrivenPage, Lighthouse } from '../lighthouse/load-lighthouse.ts'
import { onSlowPage, type SlowPage } from '../lighthouse/on-slow-page.ts'
import { median } from '../measure/median.ts'

/** Of a product with a chosen size. */
interface Options extends SlowPage {
  rounds: number
}

/** A pointer comes near before it presses, and a finger has chosen the size: the code comes with that. A press out of nowhere has to wait for it. */
export const ways = ['with a pointer', 'after a choice', 'out of nowhere'] as const
export type Way = (typeof ways)[number]

export interface Adding {
  /** From the click to the frame in which the header counts one piece more; the median. */
  milliseconds: number
  worst: number
  /** The same for a button on the same page that only writes a number: what the browser takes for itself on this machine. */
  bare: number
}

/** Each round begins in a new browser that has no cart and has kept no code. */
export async function measureAdding(
  lighthouse: Lighthouse,
  way: Way,
  { rounds, ...slowPage }: Options,
): Promise<Adding> {
  const bare: number[] = []
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await onSlowPage(lighthouse, slowPage, async (page) => {
      await page.evaluate(placeBareButton)
      if (way === 'after a choice') {
        await page.evaluate(chooseSize)
        await page.waitForNetworkIdle({ idleTime: 500 })
      }
      bare.push(await press(page, way, { button: '#bare-button', shown: '#bare-button[data-count]' }))
      took.push(await press(page, way, { button: 'main button[class*=primary]', shown: 'header [data-count="1"]' }))
    })
  }
  return { milliseconds: median(took), worst: Math.max(...took), bare: median(bare) }
}

async function press(
  page: DrivenPage,
  way: Way,
  { button, shown }: { button: string; shown: string },
): Promise<number> {
  const { x, y } = await page.evaluate(placeOf, button)
  if (way === 'with a pointer') {
    // As a hand does it: first there, then down and up.
    await page.mouse.move(x, y)
    await page.waitForNetworkIdle({ idleTime: 500 })
    await page.evaluate(watch, shown)
    await page.mouse.click(x, y, { delay: 80 })
  } else {
    await page.evaluate(watch, shown)
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), button)
  }
  return page.evaluate(() => window.shownAfter ?? Promise.resolve(Number.NaN))
}

declare global {
  interface Window {
    shownAfter?: Promise<number>
  }
}

/** From now on the page counts how long it takes from the next click to the end of the frame that shows what is looked for. */
function watch(selector: string): void {
  window.shownAfter = new Promise((resolve) => {
    let clicked = Number.NaN
    const note = ({ timeStamp }: Event) => {
      clicked = timeStamp
    }
    addEventListener('click', note, { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      // Taken up when the frame is drawn, before anything that the page has put off until then.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - clicked), { priority: 'user-blocking' })
      })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** Another than the one that the page came with. */
function chooseSize(): void {
  const sizes = '[data-chosen-sku] a[href^="?"]:not([aria-current], [data-none], [data-alert])'
  Array.from(document.querySelectorAll<HTMLElement>(sizes)).at(-1)?.click()
}

function placeOf(selector: string): { x: number; y: number } {
  const target = document.querySelector(selector)
  target?.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** One that belongs to nobody. */
function placeBareButton(): void {
  const button = Object.assign(document.createElement('button'), { id: 'bare-button', textContent: '0' })
  Object.assign(button.style, { position: 'fixed', top: '0', left: '0', zIndex: '9999' })
  button.addEventListener('click', () => {
    button.textContent = '1'
    button.dataset['count'] = '1'
  })
  document.body.append(button)
}
