import { expect, test } from 'vitest'
import { NoDefaultTaxCountryError, requireTaxCountry, taxCountry } from './tax-country.ts'

test('[SV-7] the tax country is the configured one, PL where the tax configuration names none', () => {
  expect(taxCountry({ defaultCountry: 'DE' })).toBe('DE')
  expect(taxCountry({ defaultCountry: null })).toBe('PL')
})

test('[SV-7] totals cannot be computed without a default country, and the error says so', () => {
  expect(requireTaxCountry({ defaultCountry: 'DE' })).toBe('DE')
  expect(() => requireTaxCountry({ defaultCountry: null })).toThrow(NoDefaultTaxCountryError)
  expect(() => requireTaxCountry({ defaultCountry: null })).toThrow(
    'Totals cannot be computed: the tax configuration names no default country.',
  )
})
