import { expect, test } from 'vitest'
import { chooseFormat } from './choose-format.ts'

test.each([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif'],
  ['Safari', 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/svg+xml,*/*;q=0.5', 'avif'],
  ['Chrome before 85', 'image/webp,image/apng,image/*,*/*;q=0.8', 'webp'],
  ['an address bar', 'text/html,application/xhtml+xml,image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['an old browser', 'image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['a program', '*/*', 'jpeg'],
  ['a client that says nothing', null, 'jpeg'],
  ['an empty header', '', 'jpeg'],
  ['one who refuses AVIF', 'image/avif;q=0, image/webp;q=0.9', 'webp'],
  ['one who refuses all but JPEG', 'image/avif;q=0.0,image/webp; q=0,image/jpeg', 'jpeg'],
  ['capital letters and blanks', ' IMAGE/AVIF ; q=0.5 , */*', 'avif'],
  ['one who wants an SVG', 'image/svg+xml', 'svg'],
  ['one who wants an SVG first', 'image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'svg'],
  ['one who names a raster after the SVG', 'image/svg+xml,image/webp', 'webp'],
  ['one who names the SVG last', 'text/html,image/svg+xml', 'jpeg'],
  ['one who refuses SVG', 'image/svg+xml;q=0,*/*', 'jpeg'],
])('[OUT-3] %s gets the best that it takes', (_, accept, format) => {
  expect(chooseFormat(accept)).toBe(format)
})
