import type { Lighthouse } from '../lighthouse/load-lighthouse.ts'
import { onSlowPage, type SlowPage } from '../lighthouse/on-slow-page.ts'
import { median } from '../measure/median.ts'

interface Options extends SlowPage {
  clicks: number
}

export interface Clicks {
  /** Of the list before a click. */
  products: number
  /** From the click to the frame that shows its list, as the browser itself counts it; the median. */
  milliseconds: number
  worst: number
  /** The same for a checkbox on the same page that nothing listens to: what the browser takes for itself on this machine. */
  bare: number
}

/** Clicks on one filter after the other, each time on the next one that leaves something. */
export function measureClicks(lighthouse: Lighthouse, { clicks, ...slowPage }: Options): Promise<Clicks> {
  return onSlowPage(lighthouse, slowPage, async (page) => {
    const products = await page.evaluate(() =>
      Number(/\d+/.exec(document.querySelector('aside + section p[role=status]')?.textContent ?? '')?.[0]),
    )
    const measured = async (target: (click: number) => { x: number; y: number }) => {
      const took: number[] = []
      for (let click = 0; click < clicks; click += 1) {
        const { x, y } = await page.evaluate(target, click)
        // As a hand does it: first there, then down and up. What lights up under the pointer is no part of the answer.
        await page.mouse.move(x, y)
        await new Promise((resolve) => setTimeout(resolve, 500))
        await page.evaluate(listen)
        await page.mouse.click(x, y, { delay: 80 })
        took.push(await page.evaluate(lastClick))
      }
      return took
    }
    const bare = median(await measured(bareBox))
    const took = await measured(nextFilter)
    return { products, milliseconds: median(took), worst: Math.max(...took), bare }
  })
}

declare global {
  interface Window {
    measured?: Promise<number>
  }
}

/** From now on the browser tells how long it takes from a click to the frame that shows it. */
function listen(): void {
  window.measured = new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const longest = Math.max(0, ...list.getEntriesByName('click').map(({ duration }) => duration))
      if (longest > 0) done(longest)
    })
    const done = (took: number) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(took)
    }
    // One that is too short to be told took no longer than a frame.
    const timer = setTimeout(() => done(16), 2000)
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

function lastClick(): Promise<number> {
  return window.measured ?? Promise.resolve(Number.NaN)
}

/** Brings a filter onto the screen and tells where it is; every second click takes the one before back. */
function nextFilter(click: number): { x: number; y: number } {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('aside form input[type=checkbox]:enabled')]
  const chosen = boxes.find((box) => box.checked)
  const box = click % 2 === 1 && chosen ? chosen : boxes[(click * 7) % boxes.length]
  const row = box?.closest('label')
  row?.closest('details')?.setAttribute('open', '')
  row?.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** One that belongs to nobody. */
function bareBox(): { x: number; y: number } {
  const id = 'bare-box'
  const box =
    document.getElementById(id) ??
    document
      .querySelector('aside')!
      .insertBefore(
        Object.assign(document.createElement('input'), { id, type: 'checkbox' }),
        document.querySelector('aside form'),
      )
  box.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = box.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
