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

test('what the code inside a page fetches counts too, what its data name does not', () => {
  const html = `<script type="application/json">["/not.js"]</script>
    <script nonce="x">for(const href of ["/assets/page.js"])preload(href);import("/assets/client.js")</script>`
  expect(firstViewScripts(html)).toEqual(['/assets/page.js', '/assets/client.js'])
})
