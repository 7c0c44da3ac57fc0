import { expect, test } from 'vitest'
import { picturesOf } from './pictures-of.ts'

test('the pictures of a page are those of the image service', () => {
  const html = `<img class="a" src="/img/400/300/resize/a.svg?tone=dark&amp;v=1" srcset="/img/800/600/resize/a.svg 2x">
    <img src="/assets/logo.svg"><img alt="" src="/img/100/75/resize/b.svg"><a href="/img/1/1/resize/c.svg"></a>`
  expect(picturesOf(html)).toEqual(['/img/400/300/resize/a.svg?tone=dark&v=1', '/img/100/75/resize/b.svg'])
})
