/** What is told of one look at a page. */
export interface PageAudit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds to the largest picture or text, and of blocked main thread. */
  largestPaint: number
  blocking: number
  /** Bytes of JavaScript as they travel, with what comes after the first view. */
  script: number
  /** How fast the machine was: scores of different machines cannot be compared without it. */
  benchmarkIndex: number
  /** Audits that cost points outside of performance. */
  failed: string[]
}

interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
  environment: { benchmarkIndex: number }
}

export function readAudit(result: unknown): PageAudit {
  if (!isResult(result)) throw new Error('Lighthouse told something else than its result.')
  const { categories, audits, environment } = result
  const score = (name: string) => Math.round(known(name, categories[name]?.score) * 100)
  const value = (name: string) => known(name, audits[name]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: value('cumulative-layout-shift'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    script: scriptBytes(audits['network-requests']?.details?.items ?? []),
    benchmarkIndex: environment.benchmarkIndex,
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  }
}

/** A look at which Lighthouse saw nothing of a thing is none: as a 0 it would lie in the median. */
function known(name: string, figure: number | null | undefined): number {
  if (figure === null || figure === undefined) throw new UnseenError(`Lighthouse could not tell ${name}.`)
  return figure
}

export class UnseenError extends Error {}

function scriptBytes(requests: readonly unknown[]): number {
  return requests
    .filter((request) => isRequest(request))
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}

function isRequest(value: unknown): value is { resourceType: string; transferSize: number } {
  return typeof value === 'object' && value !== null && 'resourceType' in value && 'transferSize' in value
}

function isResult(value: unknown): value is LighthouseResult {
  return typeof value === 'object' && value !== null && 'categories' in value && 'audits' in value
}
