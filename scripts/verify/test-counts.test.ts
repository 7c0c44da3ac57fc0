import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'

test('Vitest: passed and failed tests, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2 })
})

test('Playwright: passed and failed tests, and faults outside of them', () => {
  expect(playwrightCounts({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }, errors: [] })).toEqual({
    passed: 5,
    failed: 1,
  })
  expect(playwrightCounts({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'x' }] })).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('a report that is missing counts nothing', () => {
  expect(vitestCounts(null)).toEqual({ passed: 0, failed: 0 })
  expect(playwrightCounts(null)).toEqual({ passed: 0, failed: 0 })
})
