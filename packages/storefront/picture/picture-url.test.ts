import { expect, test } from 'vitest'
import { createPictureUrl } from './picture-url.ts'

test.each([
  ['/w/s/shoe.jpg', undefined, '/img/400/300/resize/w/s/shoe.jpg'],
  ['w/s/shoe.jpg', undefined, '/img/400/300/resize/w/s/shoe.jpg'],
  [null, undefined, '/img/400/300/resize/no_selection'],
  ['/w/s/shoe.jpg', '1a2b', '/img/400/300/resize/w/s/shoe.jpg?v=1a2b'],
  ['/shoe/x/construction.svg?tone=dark', '1a2b', '/img/400/300/resize/shoe/x/construction.svg?tone=dark&v=1a2b'],
  [null, '1a2b', '/img/400/300/resize/no_selection?v=1a2b'],
])('[OUT-3] the picture %s of the version %s is at %s', (path, version, url) => {
  expect(createPictureUrl({ version: () => version, language: 'de' })(path, 400, 300)).toBe(url)
})

test.each([
  ['de', 'construction', ''],
  ['en', 'construction', '?language=en'],
  ['en', 'measure', '?language=en'],
  ['fr', 'measure', '?language=en'],
  ['en', 'side', ''],
])('where the shop speaks %s, the view %s is asked for with "%s"', (language, view, query) => {
  const pictureUrl = createPictureUrl({ version: () => undefined, language })
  expect(pictureUrl(`/shoe/spec/${view}.svg`, 400, 300)).toBe(`/img/400/300/resize/shoe/spec/${view}.svg${query}`)
})
