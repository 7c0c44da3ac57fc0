import type { KnownValues } from './sample-of.ts'

/** Words that most forms accept, so that a request is refused for its one spoilt field and not before. */
export const plainValues: KnownValues = {
  firstname: ['Jürgen', 'Ö'],
  lastname: ['Weiß'],
  nickname: ['Weiß'],
  postcode: ['10115', 10115],
  city: ['Berlin'],
  street: [
    ['Am Markt', '1'],
    ['Am Markt 1', null],
  ],
  company: ['', null, 'Weiß & Söhne'],
  vat_id: ['', 'DE123456789'],
  telephone: ['', '030 123'],
  region: [null, '', { region: 'Berlin', region_code: 'BE' }],
  region_id: [0, null, '82'],
  country_id: ['DE', 'SE'],
  expected_total: [null],
  product_option: [null, { extension_attributes: {} }],
  currentPassword: ['Rahmen-genäht-12'],
  newPassword: ['Rahmen-genäht-13'],
  title: ['Gut'],
  detail: ['Sehr gut'],
}
