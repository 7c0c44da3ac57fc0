import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { RatingField } from './rating-field.tsx'

const texts = createTexts('de')
await texts.load(['field', 'review'])
const show = (value: string, fault?: string) =>
  renderToString(
    <TextContext value={texts.text}>
      <RatingField id="r" name="rating" value={value} fault={fault} />
    </TextContext>,
  )

test('[REV-1] stars are one question with five answers, each in words', () => {
  const html = show('')
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*><span[^>]*>Ihr Urteil in Sternen/)
  expect(html.match(/<input[^>]*type="radio"[^>]*name="rating"/g)).toHaveLength(5)
  expect(html.replaceAll('<!-- -->', '')).toMatch(/1 Stern, mangelhaft.*2 Sterne, mäßig.*5 Sterne, ausgezeichnet/s)
})

test('the chosen answer stands beside them in words', () => {
  expect(show('4')).toMatch(/aria-hidden="true">gut</)
  expect(show('')).not.toMatch(/aria-hidden="true">(mangelhaft|gut)</)
})

test('[UX-63] what is wrong describes the stars, and leads to the first', () => {
  const html = show('', 'Bitte wählen Sie einen bis fünf Sterne.')
  expect(html).toMatch(/role="radiogroup" aria-invalid="true" aria-describedby="r-note"/)
  expect(html.match(/id="r"/g)).toHaveLength(1)
  expect(html).toContain('id="r-note">Bitte wählen')
})
