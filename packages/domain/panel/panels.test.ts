import { describe, expect, test } from 'vitest'
import { closeModal, closePanel, hasOverlay, nothingOpen, openModal, openPanel, type Panels } from './panels.ts'

interface Modal {
  name: string
  page?: string
}
const nothing: Panels<Modal> = nothingOpen

describe('[SHELL-7] [UX-7] menu, search and mini cart', () => {
  test('are open one at a time', () => {
    expect(openPanel('menu')).toEqual({ panel: 'menu', modals: [] })
    expect(openPanel('search').panel).toBe('search')
  })

  test.each([
    ['menu', false],
    ['search', true],
    ['cart', true],
  ] as const)('%s raises the overlay: %s', (name, overlay) => {
    expect(hasOverlay(openPanel(name))).toBe(overlay)
  })

  test('closing one that is not open leaves the open one', () => {
    const open = openPanel<Modal>('cart')
    expect(closePanel(open, 'menu')).toBe(open)
    expect(closePanel(open, 'cart')).toEqual(nothing)
  })
})

describe('[SHELL-9] modals', () => {
  test('of another name lie over each other, and leave no panel open', () => {
    const open = openModal(openModal(openPanel<Modal>('menu'), { name: 'authentication' }), { name: 'terms' })
    expect(open).toEqual({ panel: null, modals: [{ name: 'authentication' }, { name: 'terms' }] })
  })

  test('of the same name replace each other', () => {
    const first = { name: 'terms', page: 'agb' }
    const again = { name: 'terms', page: 'agb' }
    const open = openModal(openModal(nothing, first), again)
    expect(open.modals).toEqual([again])
    // The first one tells that it was closed only after the second has come.
    expect(closeModal(open, first)).toBe(open)
    expect(closeModal(open, again).modals).toEqual([])
  })
})
