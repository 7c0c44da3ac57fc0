import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { PasswordRules } from './password-rules.tsx'
import { TextField } from './text-field.tsx'

const texts = createTexts('de')
await texts.load(['field'])
const show = (node: React.ReactNode) => renderToString(<TextContext value={texts.text}>{node}</TextContext>)
const email = {
  id: 'x-email',
  name: 'email',
  defaultValue: '',
  fault: undefined,
  isRight: false,
  label: 'E-Mail-Adresse',
}

test('[UX-59] [UX-60] a label stands above its field, and says in words whether it must be filled in', () => {
  const required = show(<TextField {...email} />)
  expect(required).toMatch(/<label[^>]*for="x-email">E-Mail-Adresse<\/label>.*erforderlich.*<input/s)
  expect(required).not.toContain('placeholder')
  expect(show(<TextField {...email} isOptional />)).toMatch(/freiwillig.*<input/s)
})

test('[UX-63] what is wrong stands below the field and describes it, in place of the hint', () => {
  const html = show(<TextField {...email} hint="Wohin?" fault="Bitte geben Sie Ihre E-Mail-Adresse an." />)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="x-email-note"/)
  expect(html).toMatch(/id="x-email-note">Bitte geben Sie Ihre E-Mail-Adresse an\.</)
  expect(html).not.toContain('Wohin?')
})

test('[CART-7] a field that has its form for itself says aloud what is wrong, from a place that is there before', () => {
  const coupon = { ...email, label: 'Gutscheincode', button: <button type="submit">Einlösen</button> }
  const html = show(<TextField {...coupon} />)
  expect(html).toMatch(/<input[^>]*>.*<button type="submit">Einlösen<\/button><p[^>]*role="alert"><\/p>/s)
  expect(html).not.toContain('erforderlich')
  expect(show(<TextField {...coupon} fault="Nicht richtig." />)).toMatch(
    /aria-describedby="x-email-note".*id="x-email-note" role="alert">Nicht richtig\.</s,
  )
})

test.each([
  ['', 0],
  ['rahmen', 1],
  ['rahmengenaeht', 2],
  ['Rahmen-1924', 3],
])('[UX-84] the rules are there before typing and get their ticks: %s', (password, ticks) => {
  const html = show(<PasswordRules id="rules" password={password} />)
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html.match(/data-met/g) ?? []).toHaveLength(ticks)
})
