import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Größe 42½ < 43, „Spitze“ & Ferse > alles', 'Größe 42½ < 43, „Spitze“ & Ferse > alles'],
  ['<b>Gut</b> gemacht', 'Gut gemacht'],
  ['Gut<script>alert(1)</script>', 'Gut'],
  ['<img src=x onerror=alert(1)>Ferse', 'Ferse'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Ferse', 'Ferse'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', ''],
  ['Tom &amp; Söhne', 'Tom & Söhne'],
  ['', ''],
])('%s is read as %s', (text, plain) => {
  expect(plainText(text)).toEqual(plain)
})

test('a tag inside a tag leaves no tag', () => {
  expect(plainText('<scr<script>ipt>alert(1)</scr</script>ipt>')).not.toContain('<')
})
