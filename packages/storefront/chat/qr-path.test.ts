import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Node wraps the default of a CommonJS module once more than its types tell. */
const decode = (jsqr as unknown as { default: typeof jsqr }).default

/** Paints the path as a camera would see it. */
function seen({ size, path }: ReturnType<typeof qrPath>, scale = 4) {
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < scale; y += 1) {
      for (let x = 0; x < scale; x += 1) {
        const at = ((Number(row) * scale + y) * width + Number(column) * scale + x) * 4
        pixels.fill(0, at, at + 3)
      }
    }
  }
  return { pixels, width }
}

test.each([
  'https://chat.example/',
  'https://wa.me/4963315552040?text=Guten%20Tag%2C%20eine%20Frage%20zu%20Gr%C3%B6%C3%9Fen',
  `https://chat.example/${'lang'.repeat(60)}`,
])('[SHELL-12] the code of %s reads as that address', (address) => {
  const { pixels, width } = seen(qrPath(address))
  expect(decode(pixels, width, width)?.data).toBe(address)
})
