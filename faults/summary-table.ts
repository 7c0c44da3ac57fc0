import type { Outcome, Scenario } from './scenario/scenario.ts'

/** What was played and how it went, for a note in Markdown. */
export function summaryTable(lines: readonly { scenario: Scenario; outcome: Outcome }[]): string {
  const rows = lines.map(({ scenario, outcome: { pass, figures } }) => {
    const { engine, ...others } = figures
    const told = Object.entries(others).map(([name, value]) => `${name} ${value}`)
    return `| ${scenario.id} | ${engine} | ${pass ? 'pass' : '**fail**'} | ${scenario.title} | ${told.join(', ')} |`
  })
  return ['| id | engine | result | what | figures |', '|---|---|---|---|---|', ...rows].join('\n')
}
