import { expect, test } from 'vitest'
import { type Lookup, planLookup } from './plan-lookup.ts'

const ages = { freshFor: 60, patientFor: 600, keptFor: 86_400 }

test.each<[string, number | null, Lookup]>([
  ['nothing is kept', null, { do: 'ask', rescue: 'never' }],
  ['it was asked just now', 0, { do: 'serve' }],
  ['it is fresh', 59, { do: 'serve' }],
  ['it is a little old', 60, { do: 'ask', rescue: 'late' }],
  ['it is old', 600, { do: 'ask', rescue: 'failed' }],
  ['it is too old', 86_400, { do: 'ask', rescue: 'never' }],
  ['it comes from the future', -1, { do: 'ask', rescue: 'never' }],
])('[SEARCH-5] online, when %s', (_, age, lookup) => {
  expect(planLookup({ age, isOnline: true }, ages)).toEqual(lookup)
})

test.each<[string, number | null, Lookup]>([
  ['what is kept is shown, however old', 86_399, { do: 'serve' }],
  ['what is too old is not', 86_400, { do: 'tell-offline' }],
  ['where nothing is kept it is said', null, { do: 'tell-offline' }],
])('[SEARCH-6] [LIST-6] offline %s', (_, age, lookup) => {
  expect(planLookup({ age, isOnline: false }, ages)).toEqual(lookup)
})
