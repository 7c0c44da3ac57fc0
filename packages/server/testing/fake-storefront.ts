import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const longText = 'Rahmengenähte Schuhe in allen Größen. '.repeat(100)
export const script = `export const text = ${JSON.stringify(longText)}\n`

/** A build as the storefront leaves it behind, whose pages show what the server does around them. */
const entry = `
import { setTimeout as pause } from 'node:timers/promises'
const html = { 'content-type': 'text/html; charset=utf-8' }
const pages = {
  '/': () => new Response(${JSON.stringify(longText)}, { headers: html }),
  '/url': (request) => new Response(request.url, { headers: html }),
  '/slow': async () => {
    await pause(700)
    return new Response('slow but whole', { headers: html })
  },
  '/stuck': () => new Promise(() => {}),
  '/broken': () => { throw new Error('a page with a fault') },
  '/stream': () => new Response(new ReadableStream({
    async start(controller) {
      for (const part of ['erst ', 'dann ', 'zuletzt']) {
        controller.enqueue(new TextEncoder().encode(part + ${JSON.stringify(longText)}))
        await pause(20)
      }
      controller.close()
    },
  }), { headers: html }),
  '/own': () => new Response('own', { headers: { ...html, 'cross-origin-opener-policy': 'same-origin-allow-popups', vary: 'Accept-Language' } }),
}
export async function createStorefront({ config, platform }) {
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/config') return Response.json(config)
      if (pathname === '/called') return platform(new Request('http://platform.internal/api/echo?sku=Größe%2041'))
      const page = pages[pathname]
      return page ? page(request) : new Response('not found', { status: 404, headers: html })
    },
  }
}
`

export interface FakeStorefront {
  dist: string
  remove(): void
}

export function fakeStorefront(): FakeStorefront {
  const dist = mkdtempSync(join(tmpdir(), 'welt-dist-'))
  const client = join(dist, 'client')
  for (const folder of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'server', 'package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'server', 'entry-server.js'), entry)
  writeFileSync(
    join(client, '.vite', 'manifest.json'),
    '{ "app/entry-client.tsx": { "file": "assets/client-1a2b.js" } }',
  )
  writeFileSync(join(client, 'assets', 'client-1a2b.js'), script)
  writeFileSync(join(client, 'assets', 'client-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(join(client, 'assets', 'client-1a2b.js.gz'), gzipSync(script))
  writeFileSync(join(client, 'assets', 'font-3c4d.woff2'), Buffer.alloc(2048, 7))
  writeFileSync(join(client, 'robots.txt'), 'User-agent: *\n')
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) }
}
