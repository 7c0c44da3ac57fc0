import { expect, test } from 'vitest'
import { dispatcherName } from './dispatcher-name.ts'

test('a resolved path becomes a route of its own name', () => {
  expect(dispatcherName('schuhe/größe-42')).toBe('urldispatcher-schuhe/größe-42')
})
