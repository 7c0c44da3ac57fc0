import type { ImportReport, ReportLine } from '@welt/platform/import/report/import-report.ts'

/** The report as a person reads it in the terminal. */
export function describeReport(report: ImportReport): string {
  const taken = Object.entries(report.taken).map(([entity, count]) => `  ${String(count).padStart(7)}  ${entity}`)
  const verb = report.isDryRun ? 'Would be taken' : 'Taken'
  return [
    `${verb} into ${report.storeCode} (${report.index}) in ${report.seconds} s:`,
    ...(taken.length > 0 ? taken : ['        0  documents']),
    ...section('Mended:', report.mended),
    ...section('Skipped:', report.skipped),
    ...(report.warnings.length > 0
      ? ['', 'Please look at this:', ...report.warnings.map((text) => `  - ${text}`)]
      : []),
    ...(report.priceChanges > 0 ? ['', `${report.priceChanges} prices are new in the price history.`] : []),
  ].join('\n')
}

function section(title: string, lines: readonly ReportLine[]): string[] {
  if (lines.length === 0) return []
  const sorted = lines.toSorted((a, b) => b.count - a.count)
  return ['', title, ...sorted.flatMap(describeLine)]
}

function describeLine({ entity, text, count, examples }: ReportLine): string[] {
  const more = count > examples.length ? ' …' : ''
  return [
    `  ${String(count).padStart(7)}  ${entity ? `${entity}: ` : ''}${text}`,
    `           ${examples.join('; ')}${more}`,
  ]
}
