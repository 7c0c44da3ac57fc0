import { expect, test } from 'vitest'
import { firstViewScripts } from './page-weight.ts'

test('scripts and module preloads count once each, data and styles do not', () => {
  const html = `
    <link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/f.woff2">
    <link rel="modulepreload" href="/assets/page.js" nonce="x"><link rel="modulepreload" href="/assets/client.js">
    <script type="application/json" id="state">{}</script>
    <script type="module" src="/assets/client.js" nonce="x"></script>`
  expect(firstViewScripts(html)).toEqual(['/assets/page.js', '/assets/client.js'])
})
