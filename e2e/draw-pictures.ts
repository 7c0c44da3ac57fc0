import { servers } from './servers.ts'

/** What a phone and a desk ask for first. */
const pages = ['/', '/schuhe', '/laszlo_en/shoes']

/** As many as can be seen before anybody scrolls far; the rest is drawn when it is asked for. */
const firstPictures = 16

/**
 * A new shop draws its pictures when they are first asked for. Journeys begin in a shop that has been open for a minute, so that
 * they wait for what they test and not for fifty drawings.
 */
export default async function drawPictures(): Promise<void> {
  const wanted = new Set<string>()
  for (const page of pages) {
    const html = await (await fetch(new URL(page, servers.shop.origin))).text()
    for (const [, list = ''] of [...html.matchAll(/\ssrcset="([^"]+)"/gi)].slice(0, firstPictures)) {
      for (const source of list.replaceAll('&amp;', '&').split(', ')) wanted.add(source.split(' ')[0] ?? '')
    }
  }
  const addresses = [...wanted].values()
  await Promise.all([1, 2, 3].map(() => take(addresses)))
}

async function take(addresses: Iterator<string>): Promise<void> {
  for (let next = addresses.next(); !next.done; next = addresses.next()) {
    const answer = await fetch(new URL(next.value, servers.shop.origin), { headers: { accept: 'image/avif,*/*' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${next.value} answered ${answer.status}.`)
  }
}
