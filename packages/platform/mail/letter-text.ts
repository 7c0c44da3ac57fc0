import type { Letter, LetterTable } from './letter-content.ts'
import { letterWords } from './letter-words.ts'

const width = 76

/** The letter for readers without HTML, and for those who prefer it so. */
export function letterText(content: Letter): string {
  const { language, shopName, title, greeting, paragraphs, table, link, sections = [], footer } = content
  const parts = [
    title === undefined ? undefined : `${title}\n${'='.repeat(Math.min(title.length, width))}`,
    greeting,
    ...paragraphs,
    table && tableText(table),
    link && `${link.label}:\n${link.url}`,
    ...sections.flatMap((section) => [
      `${section.title}\n${'-'.repeat(Math.min(section.title.length, width))}`,
      ...section.paragraphs,
    ]),
    `${letterWords[language].closing}\n${shopName}`,
    // The sign that mail programs know as the beginning of a signature.
    ['-- ', ...footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`))].join('\n'),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function tableText({ head, rows, sums = [] }: LetterTable): string {
  const lines = rows.flatMap((row) => [rowText(row, head), ''])
  const total = sums.map(({ label, amount }) => pushed(label, amount))
  return ['-'.repeat(width), ...lines.slice(0, -1), '-'.repeat(width), ...total].join('\n')
}

/** The thing on lines of its own, then its numbers with their names, the last of them at the right edge. */
function rowText(row: readonly string[], head: readonly string[]): string {
  const [thing = '', ...numbers] = row
  const named = numbers.slice(0, -1).map((value, position) => `${head[position + 1] ?? ''} ${value}`.trim())
  return `${thing}\n${pushed(named.join('   '), numbers.at(-1) ?? '')}`
}

function pushed(left: string, right: string): string {
  return `${left}${' '.repeat(Math.max(1, width - left.length - right.length))}${right}`.trimEnd()
}
