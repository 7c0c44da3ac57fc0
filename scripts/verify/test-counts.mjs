/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
const record = (value) => (typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {})

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
const list = (value) => (Array.isArray(value) ? value : [])

/**
 * Counts Vitest's report. A file that could not even be loaded has no tests of its own and counts as one failure.
 * @param {unknown} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, testResults } = record(report)
  const unloaded = list(testResults).filter((file) => {
    const { status, assertionResults } = record(file)
    return status === 'failed' && !list(assertionResults).some((one) => record(one)['status'] === 'failed')
  })
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0) + unloaded.length }
}

/**
 * Counts Playwright's report. Faults outside of tests, such as a server that does not start, count one each.
 * @param {unknown} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { stats, errors } = record(report)
  const { expected, unexpected, flaky } = record(stats)
  return {
    passed: Number(expected ?? 0) + Number(flaky ?? 0),
    failed: Number(unexpected ?? 0) + list(errors).length,
  }
}
