import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { views } from './shop-test.ts'

/**
 * Draws the rasters of every brand once more, from its SVG and from a running shop: `node e2e/draw-brand-pictures.ts ORIGIN`.
 * They lie beside their sources, so that a build needs no browser.
 */
const [, , origin = 'http://localhost:3000'] = process.argv
const folder = join(import.meta.dirname, '..', 'packages', 'storefront', 'theme', 'icon')
/** A touch icon has no corners of its own: phones cut them. */
const sizes = [
  { side: 48, isSquare: false },
  { side: 180, isSquare: true },
]
const shoe = '/img/1292/950/resize/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg?format=png'

async function drawIcons(browser: Browser, theme: string): Promise<void> {
  const svg = await readFile(join(folder, `${theme}.svg`), 'utf8')
  for (const { side, isSquare } of sizes) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const drawn = isSquare ? svg.replace(/ rx="\d+"/, '') : svg
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawn}`)
    const path = join(folder, `${theme}-${side}.png`)
    await writeFile(path, await page.screenshot({ omitBackground: true }))
    await page.close()
  }
}

/** Word-mark and a shoe on the brand's ground, in its own type. */
async function drawShare(browser: Browser, { theme, prefix }: (typeof views)[number]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
  await page.goto(`${origin}${prefix}/`)
  await page.addStyleTag({ content: shareStyle })
  await page.evaluate(
    ({ picture, home }) => {
      const name = document.querySelector(`header a[href="${home}"]`)?.innerHTML ?? ''
      document.body.innerHTML = `<div class="share"><div>${name}</div><img src="${picture}" alt=""></div>`
    },
    { picture: shoe, home: prefix || '/' },
  )
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, `${theme}-share.jpg`), await page.screenshot({ type: 'jpeg', quality: 86 }))
  await page.close()
}

const shareStyle = `
  :root { --wordmark-size: 104px }
  [data-theme=ellermoor] { --wordmark-size: 76px }
  .share { position: relative; width: 1200px; height: 630px; overflow: hidden; color: var(--ink); background:
    radial-gradient(120% 140% at 18% 0%, var(--well-hi), var(--well) 55%, var(--well-lo)) }
  .share div { position: absolute; left: 72px; top: 64px }
  .share img { position: absolute; right: 48px; bottom: -36px; width: 880px; max-width: none; height: auto }
`

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const view of views) {
  await drawIcons(browser, view.theme)
  await drawShare(browser, view)
}
await browser.close()
