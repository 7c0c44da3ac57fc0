import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PaymentMark } from '@welt/contract/entity/payment-mark.ts'
import { expect, test } from 'vitest'
import { carrierMark, paymentMarks } from './payment-marks.ts'

const sprite = readFileSync(join(import.meta.dirname, 'marks.svg'), 'utf8')

test.each(['de', 'en', 'it'] as const)(
  '[SHELL-5] every mark (%s) is drawn, as wide as it is told to be',
  (language) => {
    for (const { name, width, shape } of [
      ...paymentMarks(PaymentMark.options, language, () => 'Rechnung'),
      carrierMark,
    ]) {
      const id = shape.slice(shape.indexOf('#') + 1)
      const box = new RegExp(`<symbol id="${id}" viewBox="[\\d.]+ 0 (\\d+) 20">`).exec(sprite)
      expect([name, box?.[1]]).toEqual([name, String(width)])
    }
  },
)

test('[SHELL-5] the marks take the ink of the page and ask nothing of anybody', () => {
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|url\(|href|<text|<script|<style/i)
})
