import { expect, test } from 'vitest'
import type { PageData } from '../page/page-data.ts'
import { rescuePage } from './rescue-page.ts'
import { createVisitedPages } from './visited-pages.ts'

const page = (path: string, status: PageData['status'] = 200): PageData => ({
  page: 'cms',
  status,
  routeName: path,
  head: { title: path, description: '' },
  breadcrumbs: [],
  counterpart: { by: 'nothing' },
})
const visited = createVisitedPages()
visited.keep('/agb', page('/agb'))
visited.keep('/weg', page('/weg', 404))

test.each([
  ['online it fails as it would', '/neu', true, { do: 'fail' }],
  ['offline a page that was shown before is shown again', '/agb', false, { do: 'show', page: page('/agb') }],
  ['offline one that was not found is none', '/weg', false, { do: 'go-home' }],
  ['[ROUTE-11] offline any other page leads home', '/neu', false, { do: 'go-home' }],
  ['offline a home that is not known is shown bare', '/', false, { do: 'show-bare-home' }],
])('%s', (_, path, isOnline, expected) => {
  expect(rescuePage(path, { isOnline, homePath: '/', visited })).toEqual(expected)
})

test('the pages shown last are known', () => {
  const many = createVisitedPages()
  for (let number = 0; number < 60; number += 1) many.keep(`/${number}`, page(`/${number}`))
  expect(many.find('/9')).toBeUndefined()
  expect(many.find('/10')).toBeDefined()
  expect(many.find('/59')).toBeDefined()
})
