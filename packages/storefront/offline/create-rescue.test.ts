import { expect, test } from 'vitest'
import type { PageData } from '../page/page-data.ts'
import { createRescue } from './create-rescue.ts'
import { createVisitedPages } from './visited-pages.ts'

const page = (name: string): PageData => ({
  page: 'cms',
  status: 200,
  routeName: name,
  head: { title: name, description: '' },
  breadcrumbs: [],
  counterpart: { by: 'nothing' },
})
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** A visitor without a connection, who looks at one page of the English view and wants another. */
function offlineAt(shown: string, { bareHome = lost }: { bareHome?: () => Promise<PageData> } = {}) {
  const visited = createVisitedPages()
  let told = 0
  const loadSafely = createRescue({
    visited,
    homePath: '/en',
    isOnline: () => false,
    shown: () => new URL(shown, 'https://shop.test'),
    bareHome,
    onLost: () => void (told += 1),
  })
  const go = async (path: string) => {
    const outcome = await loadSafely(new URL(path, 'https://shop.test'), lost)
    const where = outcome instanceof Response ? outcome.headers.get('location') : outcome.routeName
    return { where, told }
  }
  return { visited, go }
}

test('[ROUTE-11] a page that cannot be had leads home with a word, if home can be shown', async () => {
  const { go } = offlineAt('/en/agb', { bareHome: () => Promise.resolve(page('home')) })
  expect(await go('/en/privacy')).toEqual({ where: '/', told: 1 })
  expect(await go('/en')).toEqual({ where: 'home', told: 1 })
})

test('a home page that was seen needs no other', async () => {
  const { go, visited } = offlineAt('/en/agb')
  visited.keep('/en', page('seen'))
  expect(await go('/en/privacy')).toEqual({ where: '/', told: 1 })
  expect(await go('/en')).toEqual({ where: 'seen', told: 1 })
})

test('where not even the code of the home page has come, the page stays that is there', async () => {
  const { go } = offlineAt('/en/search?q=derby')
  const stays = 'https://shop.test/en/search?q=derby'
  expect(await go('/en/privacy')).toEqual({ where: stays, told: 1 })
  expect(await go('/en')).toEqual({ where: stays, told: 2 })
  expect(await go('/en/search?q=monk')).toEqual({ where: stays, told: 3 })
})

test('a page that cannot be loaded again is not led to itself for ever', async () => {
  await expect(offlineAt('/en/agb').go('/en/agb')).rejects.toThrow('Failed to fetch')
})
