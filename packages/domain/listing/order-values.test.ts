import { expect, test } from 'vitest'
import { orderValues } from './order-values.ts'

const values = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const ordered = (labels: string[], order: string[]) => orderValues(values(...labels), order).map(({ label }) => label)

test('[LIST-3] sizes stand by size, halves between the whole ones, whatever the order of their options', () => {
  expect(ordered(['10', '9', '42½', '42', '8,5', '43 ⅓'], [])).toEqual(['8,5', '9', '10', '42', '42½', '43 ⅓'])
  expect(ordered(['115 cm', '85 cm', '95 cm'], [])).toEqual(['85 cm', '95 cm', '115 cm'])
})

test('[LIST-3] words stand as the merchant has ordered them, and what he has not comes last', () => {
  expect(ordered(['Weiß', 'Cognac', 'Äpfel'], ['Cognac', 'Äpfel'])).toEqual(['Cognac', 'Äpfel', 'Weiß'])
})

test('[LIST-3] one word among the numbers makes words of all of them', () => {
  expect(ordered(['10', 'XL', '9'], ['XL', '10', '9'])).toEqual(['XL', '10', '9'])
})
