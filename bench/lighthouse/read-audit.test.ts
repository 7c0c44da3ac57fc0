import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const category = (score: number, ...audits: string[]) => ({
  score,
  auditRefs: audits.map((id) => ({ id, weight: 1 })),
})

test('scores are of a hundred, scripts are added up, and what failed is named', () => {
  const audit = readAudit({
    categories: {
      performance: category(0.97),
      accessibility: category(1, 'color-contrast'),
      'best-practices': category(1),
      seo: category(0.92, 'canonical', 'hreflang'),
    },
    audits: {
      'color-contrast': { score: 1 },
      canonical: { score: 0 },
      hreflang: { score: null },
      'cumulative-layout-shift': { score: 1, numericValue: 0 },
      'largest-contentful-paint': { score: 1, numericValue: 1500 },
      'total-blocking-time': { score: 1, numericValue: 20 },
      'network-requests': {
        score: null,
        details: {
          items: [
            { resourceType: 'Script', transferSize: 1000 },
            { resourceType: 'Script', transferSize: 500 },
            { resourceType: 'Image', transferSize: 9000 },
          ],
        },
      },
    },
    environment: { benchmarkIndex: 1500 },
  })
  expect(audit).toMatchObject({ performance: 97, accessibility: 100, seo: 92, script: 1500, failed: ['canonical'] })
})

test('a look that saw nothing of a figure is none, and no zero', () => {
  const blank = {
    categories: { performance: { score: null, auditRefs: [] } },
    audits: {},
    environment: { benchmarkIndex: 1 },
  }
  expect(() => readAudit(blank)).toThrow('could not tell performance')
})

test('something else than a result is not read as one', () => {
  expect(() => readAudit(undefined)).toThrow('something else')
})
