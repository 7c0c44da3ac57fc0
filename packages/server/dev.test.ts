import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './testing/start-server.ts'

test('the shop runs from its sources, with hot reload in the page and the platform beside it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'welt-dev-'))
  const server = await startServer({ entry: 'dev.ts', env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' } })
  const page = await fetch(`${server.origin}/`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('src="/@vite/client"')
  const source = await fetch(`${server.origin}/app/entry-client.tsx`)
  expect(source.headers.get('content-type')).toContain('javascript')
  const stock = await fetch(`${server.origin}/api/stock/check?sku=unknown`)
  expect(stock.status).toBe(404)

  // The pictures of a page carry the version that lets browsers keep them.
  const [address = ''] = /\/img\/400\/300\/resize\/[^" ]+/.exec(html) ?? []
  expect(address).toMatch(/\?v=[0-9a-f]{12}$/)
  const picture = await fetch(server.origin + address)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})
