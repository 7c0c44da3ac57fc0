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
  expect(await page.text()).toContain('src="/@vite/client"')
  const source = await fetch(`${server.origin}/app/entry-client.tsx`)
  expect(source.headers.get('content-type')).toContain('javascript')
  const stock = await fetch(`${server.origin}/api/stock/check?sku=unknown`)
  expect(stock.status).toBe(404)
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})
