import { expect, test } from 'vitest'
import { type Arrival, scrollTarget } from './scroll-target.ts'

const arrival = (part: Partial<Arrival>): Arrival => ({
  action: 'PUSH',
  hash: '',
  pathChanged: true,
  savedPosition: undefined,
  ...part,
})

test.each([
  ['a new path starts at the top', arrival({}), { to: 'position', top: 0 }],
  ['a changed query stays where it is', arrival({ pathChanged: false }), { to: 'stay' }],
  ['a hash is scrolled to', arrival({ hash: '#gr%C3%B6%C3%9Fe' }), { to: 'hash', id: 'größe' }],
  ['a broken percent code is taken as it is', arrival({ hash: '#100%' }), { to: 'hash', id: '100%' }],
  ['back finds its place', arrival({ action: 'POP', savedPosition: 840 }), { to: 'position', top: 840 }],
  [
    'back finds its place even where the entry has a hash',
    arrival({ action: 'POP', hash: '#a', savedPosition: 840 }),
    { to: 'position', top: 840 },
  ],
  ['a first visit with a hash goes to the hash', arrival({ action: 'POP', hash: '#a' }), { to: 'hash', id: 'a' }],
  ['back to an entry that was never left starts at the top', arrival({ action: 'POP' }), { to: 'position', top: 0 }],
] as const)('[ROUTE-8] %s', (_, given, target) => {
  expect(scrollTarget(given)).toEqual(target)
})
