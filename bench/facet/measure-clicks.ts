import type { Lighthouse } from '../lighthouse/load-lighthouse.ts'
import { median } from '../measure/median.ts'

interface Options {
  url: string
  chromePath: string
  clicks: number
  /** How many times slower the browser's processor is made. */
  slower: number
}

export interface Clicks {
  /** Of the list before a click. */
  products: number
  /** From the click to the next frame, as the browser itself counts it; the median. */
  milliseconds: number
  worst: number
  /** What the same browser takes for a fixed piece of work: figures of different machines compare by their ratio to it. */
  baseline: number
}

/** Clicks on one filter after the other, each time on the next one that leaves something. */
export async function measureClicks(
  lighthouse: Lighthouse,
  { url, chromePath, clicks, slower }: Options,
): Promise<Clicks> {
  const browser = await lighthouse.openPage(chromePath)
  try {
    const { page } = browser
    await page.setViewport({ width: 1280, height: 900 })
    await page.goto(url)
    await page.waitForSelector('html[data-hydrated]')
    // The whole list comes when the browser has nothing else to do.
    await page.waitForNetworkIdle({ idleTime: 1500 })
    await page.emulateCPUThrottling(slower)
    const baseline = median(await page.evaluate(fixedWork))
    const products = await page.evaluate(() =>
      Number(/\d+/.exec(document.querySelector('aside + section p[role=status]')?.textContent ?? '')?.[0]),
    )
    const took: number[] = []
    for (let click = 0; click < clicks; click += 1) {
      await page.evaluate(listen)
      const box = await page.evaluate(nextFilter, click)
      await page.mouse.click(box.x, box.y)
      took.push(await page.evaluate(lastClick))
    }
    return { products, milliseconds: median(took), worst: Math.max(...took), baseline }
  } finally {
    await browser.close()
  }
}

declare global {
  interface Window {
    measured?: Promise<number>
  }
}

/** From now on the browser tells how long it takes from an input to the frame that shows it. */
function listen(): void {
  window.measured = new Promise((resolve) => {
    let longest = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
      setTimeout(() => {
        observer.disconnect()
        resolve(longest)
      }, 300)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    // One that is too short to be told took no longer than a frame.
    setTimeout(() => resolve(longest || 16), 3000)
  })
}

function lastClick(): Promise<number> {
  return window.measured ?? Promise.resolve(Number.NaN)
}

/** Brings a filter onto the screen and tells where it is; every second click takes the one before back. */
function nextFilter(click: number): { x: number; y: number } {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input[type=checkbox]:enabled')]
  const chosen = boxes.find((box) => box.checked)
  const box = click % 2 === 1 && chosen ? chosen : boxes[(click * 7) % boxes.length]
  const row = box?.closest('label')
  row?.closest('details')?.setAttribute('open', '')
  row?.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Enough work for a few milliseconds, several times. */
function fixedWork(): number[] {
  return Array.from({ length: 15 }, () => {
    const begin = performance.now()
    let text = ''
    for (let round = 0; round < 60_000; round += 1) text = `${text.slice(-20)}${round.toString(36)}`
    const took = performance.now() - begin
    return text === '' ? Number.NaN : took
  })
}
