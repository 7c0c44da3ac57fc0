import { expect, test } from 'vitest'
import { catalogueFaults, type Groups } from './catalogue-faults.ts'

const cart = {
  'cart.title': 'Ihr Warenkorb',
  'cart.count': '{count, plural, one {# Stück} other {# Stück in {place}}}',
}
const complete: Groups = { cart }

const faultsOf = (it: Groups, de: Groups = complete) => catalogueFaults({ de, en: complete, it })

test('[SV-8] nothing is wrong with languages that have the same texts', () => {
  expect(faultsOf(complete)).toEqual([])
})

test.each<[name: string, it: Groups, fault: string]>([
  ['a missing text', { cart: { 'cart.count': cart['cart.count'] } }, 'it: "cart.title" is missing.'],
  ['a missing group', {}, 'it: the group "cart" is missing.'],
  ['a blank', { cart: { ...cart, 'cart.title': ' ' } }, 'it: "cart.title" is blank.'],
  [
    'another value',
    { cart: { ...cart, 'cart.count': '{number}' } },
    'it: "cart.count" has the values (number), not (count, place).',
  ],
  ['a text too many', { cart: { ...cart, 'cart.old': 'Vecchio' } }, 'it: nobody else has "cart.old".'],
  ['a group too many', { cart, old: {} }, 'it: nobody else has the group "old".'],
])('[SV-8] %s is a fault that is named', (_, it, fault) => {
  expect(faultsOf(it)).toEqual([fault])
})

test('[SV-8] what the first language alone lacks is a fault of the others', () => {
  expect(faultsOf(complete, { cart: { 'cart.title': 'Ihr Warenkorb' } })).toEqual([
    'en: nobody else has "cart.count".',
    'it: nobody else has "cart.count".',
  ])
})

test('a text in the wrong group is a fault', () => {
  const stray = { cart: { ...cart, 'home.title': 'Start' } }
  expect(catalogueFaults({ de: stray, it: stray })).toHaveLength(2)
})
