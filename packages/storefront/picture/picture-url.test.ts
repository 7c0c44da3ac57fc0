import { expect, test } from 'vitest'
import { createPictureUrl } from './picture-url.ts'

test.each([
  ['/w/s/shoe.jpg', undefined, '/img/400/300/resize/w/s/shoe.jpg'],
  ['w/s/shoe.jpg', undefined, '/img/400/300/resize/w/s/shoe.jpg'],
  [null, undefined, '/img/400/300/resize/no_selection'],
  ['/w/s/shoe.jpg', '1a2b', '/img/400/300/resize/w/s/shoe.jpg?v=1a2b'],
  ['/shoe/x/construction.svg?language=de', '1a2b', '/img/400/300/resize/shoe/x/construction.svg?language=de&v=1a2b'],
  [null, '1a2b', '/img/400/300/resize/no_selection?v=1a2b'],
])('[OUT-3] the picture %s of the version %s is at %s', (path, version, url) => {
  expect(createPictureUrl(() => version)(path, 400, 300)).toBe(url)
})
