import type { MeasuredProcess } from './measured-process.ts'
import { median } from './median.ts'

export interface PictureTimes {
  /** Milliseconds until the answer, and of CPU in all threads. */
  wall: number
  cpu: number
}

export interface PictureReport {
  /** Pictures that nobody has asked for before, one after the other. */
  card: PictureTimes
  stage: PictureTimes
  /** Many of them at the same time. */
  burst: { requests: number; wall: number; rss: number }
}

/** Another hide each time: nothing of it can be kept already. */
let seed = 0
export function newPicture(size: '400/300' | '1292/950'): string {
  seed += 1
  const shoe = `full-brogue.71.270-leather-natural.calf-bordeaux-2.brass-round.${seed}`
  return `/img/${size}/resize/shoe/${shoe}/side.svg?format=avif`
}

export async function measurePictures(shop: MeasuredProcess): Promise<PictureReport> {
  await make(shop, newPicture('400/300'))
  return {
    card: await first(shop, () => newPicture('400/300'), 7),
    stage: await first(shop, () => newPicture('1292/950'), 3),
    burst: await burst(shop, 50),
  }
}

async function make(shop: MeasuredProcess, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
}

async function first(shop: MeasuredProcess, path: () => string, rounds: number): Promise<PictureTimes> {
  const times: PictureTimes[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await shop.usage()
    const begun = performance.now()
    await make(shop, path())
    const wall = performance.now() - begun
    times.push({ wall, cpu: (await shop.usage()).cpu - before.cpu })
  }
  return { wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) }
}

/** The most memory that was seen while all of them were waited for. */
async function burst(shop: MeasuredProcess, requests: number): Promise<PictureReport['burst']> {
  const begun = performance.now()
  const all = Promise.all(Array.from({ length: requests }, () => make(shop, newPicture('400/300'))))
  const rss = await mostMemory(shop, all)
  return { requests, wall: performance.now() - begun, rss }
}

async function mostMemory(shop: MeasuredProcess, work: Promise<unknown>): Promise<number> {
  const tick = () => new Promise<'working'>((resolve) => setTimeout(() => resolve('working'), 50))
  let rss = 0
  do rss = Math.max(rss, (await shop.usage()).rss)
  while ((await Promise.race([work, tick()])) === 'working')
  return rss
}
