import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileContent } from '../packages/platform/html/testing/hostile-content.ts'
import { defaultStoreViews } from '../packages/server/config/default-store-views.ts'
import { servers } from './servers.ts'
import { expect, hydrated, test } from './shop-test.ts'

const root = join(import.meta.dirname, '..')
const { port, origin } = servers.hostile
let folder: string
let server: ChildProcess

test.skip(({ isMobile }) => isMobile, 'what runs on one screen runs on every')

/** A merchant's own catalogue, taken in as merchants do it; then a shop that shows nothing else. */
test.beforeAll(async () => {
  test.setTimeout(90_000)
  folder = mkdtempSync(join(tmpdir(), 'welt-hostile-'))
  mkdirSync(join(folder, 'catalogue'))
  const links = hostileContent.map((_, index) => `<li><a href="/page-${index}">Seite ${index}</a></li>`)
  const pages = [...hostileContent, `<ul>${links.join('')}</ul>`].map((content, index) => ({
    id: index + 1,
    identifier: `page-${index}`,
    title: `Seite ${index}`,
    content,
    active: true,
  }))
  writeFileSync(join(folder, 'catalogue', 'cms_page.json'), JSON.stringify(pages))
  const [view] = defaultStoreViews
  const config = { storeViews: [view], defaultStoreCode: view?.storeCode, image: { warmUp: false } }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    CONFIG_FILE: join(folder, 'config.json'),
    LOG_LEVEL: 'fatal',
  }
  const command = { cwd: root, env, stdio: 'ignore' } as const
  execFileSync(process.execPath, ['packages/server/import.ts', join(folder, 'catalogue')], command)
  server = spawn(process.execPath, ['packages/server/main.ts'], command)
  await expect
    .poll(
      () =>
        fetch(`${origin}/page-0`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  if (server.exitCode === null && server.kill()) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

test('[CMS-7] no page of the corpus runs anything, asks another host, opens a dialog or leaves its place', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  // Pictures that are not there; the policy of the page has nothing to say, and neither has React.
  quiet.allow(/Failed to load resource.*404/)
  await page.addInitScript(() => Object.assign(window, { broken: 0 }))
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const check = async (index: number) => {
    const name = `page ${index}: ${hostileContent[index]?.slice(0, 80)}`
    const seen = await page.evaluate(() => ({
      broken: Reflect.get(window, 'broken') as number,
      heading: document.querySelector('#main h1')?.textContent,
      strange: [
        ...document.querySelectorAll(
          'main [data-route] :is(script, style, iframe, object, embed, form, input, svg, math, link, meta, base, template, dialog, video, audio, footer, header, [style])',
        ),
      ].map(({ outerHTML }) => outerHTML),
      mains: document.querySelectorAll('main').length,
      handlers: [...document.querySelectorAll('main [data-route] *')]
        .flatMap((element) => element.getAttributeNames())
        .filter((attribute) => /^on|^(srcset|srcdoc|formaction|xlink:href)$/.test(attribute)),
    }))
    expect(seen, name).toEqual({
      broken: 0,
      heading: `Seite ${index}`,
      strange: [],
      mains: 1,
      handlers: [],
    })
  }
  // What an editor wrote would run without the shop's own code and styles, which take most of the time.
  quiet.allow(/ERR_BLOCKED_BY_CLIENT|Failed to fetch dynamically imported module/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*'] })
  for (const index of hostileContent.keys()) {
    await page.goto(`${origin}/page-${index}`)
    await check(index)
  }
  await devtools.detach()
  // The browser itself makes the page when a link is followed.
  for (let index = 0; index < hostileContent.length; index += 9) {
    await page.goto(`${origin}/page-${hostileContent.length}`)
    await hydrated(page)
    await page
      .locator('main')
      .getByRole('link', { name: `Seite ${index}`, exact: true })
      .click()
    await expect(page.locator('main h1')).toHaveText(`Seite ${index}`)
    await check(index)
  }
  expect(dialogs).toEqual([])
})
