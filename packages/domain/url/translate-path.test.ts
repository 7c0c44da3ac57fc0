import { describe, expect, test } from 'vitest'
import { translatePath } from './translate-path.ts'

const translations = [
  { laszlo_de: '/schuhe/direktverkauf', de: '/schuhe/direktverkauf', laszlo_en: '/shoes/factory-outlet' },
]

describe('translatePath', () => {
  test.each([
    ['to English', '/schuhe/direktverkauf', 'laszlo_en', '/shoes/factory-outlet'],
    ['to German', '/shoes/factory-outlet', 'laszlo_de', '/schuhe/direktverkauf'],
    ['to the second German view', '/shoes/factory-outlet', 'de', '/schuhe/direktverkauf'],
    ['to its own language', '/schuhe/direktverkauf', 'laszlo_de', '/schuhe/direktverkauf'],
    ['with a slash at the end', '/schuhe/direktverkauf/', 'laszlo_en', '/shoes/factory-outlet'],
    ['with query and hash', '/schuhe/direktverkauf?size=42#list', 'laszlo_en', '/shoes/factory-outlet?size=42#list'],
  ])('[SV-6] the factory outlet page translates %s', (_, path, storeCode, expected) => {
    expect(translatePath(translations, path, storeCode)).toBe(expected)
  })

  test.each([
    ['another page', '/schuhe', 'laszlo_en'],
    ['a page below it', '/schuhe/direktverkauf/damen', 'laszlo_en'],
    ['the home page', '/', 'laszlo_en'],
    ['a store view that the translation does not name', '/schuhe/direktverkauf', 'laszlo_it'],
  ])('[SV-6] %s has no translation', (_, path, storeCode) => {
    expect(translatePath(translations, path, storeCode)).toBeNull()
  })
})
