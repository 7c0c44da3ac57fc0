import { expect, test } from 'vitest'
import { pageText } from './page-text.ts'
import { sheetSections } from './sheet-section.ts'

test('pictures that share a file are the same picture', () => {
  const pictures = sheetSections.flatMap((section) => section.pictures)
  const twice = pictures.filter(({ name }, index) => pictures.findIndex((other) => other.name === name) !== index)
  for (const picture of twice.slice(0, 3)) {
    expect(picture.draw()).toBe(pictures.find(({ name }) => name === picture.name)?.draw())
  }
  expect(pictures.every(({ name }) => /^[a-z0-9.-]+$/.test(name))).toBe(true)
})

test('every picture is shown from a file of its own, with its text', () => {
  const picture = { name: 'a-b', alt: 'Derby "Agram" & Co', detail: 'card' as const, draw: () => '<svg/>' }
  const page = pageText([{ name: 'x', title: 'Soles & welts', columns: 2, pictures: [picture] }])
  expect(page).toContain('<img loading="lazy" src="svg/a-b.svg" alt="Derby &quot;Agram&quot; &amp; Co">')
  expect(page).toContain('<h2>Soles &amp; welts</h2>')
})
