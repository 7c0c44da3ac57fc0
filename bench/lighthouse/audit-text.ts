import { table } from '../report/table.ts'
import type { AuditedPage } from './measure-lighthouse.ts'

const head = [
  'page',
  'perf.',
  'access.',
  'practices',
  'SEO',
  'CLS',
  'LCP ms',
  'TBT ms',
  'JS kB',
  'with later',
  'benchmark',
]

export function auditText(pages: readonly AuditedPage[]): string {
  const rows = pages.map((page) => [
    page.path,
    String(page.performance),
    String(page.accessibility),
    String(page.bestPractices),
    String(page.seo),
    page.shift.toFixed(3),
    page.largestPaint.toFixed(0),
    page.blocking.toFixed(0),
    (page.firstScript / 1000).toFixed(1),
    (page.script / 1000).toFixed(1),
    page.benchmarkIndex.toFixed(0),
  ])
  const failed = pages.flatMap(({ path, failed: audits }) => audits.map((audit) => `${path} fails ${audit}.`))
  return [table(head, rows), '', ...failed, ''].join('\n')
}
