import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type ConfigKey, configKeys } from './config-key.ts'
import { defaultStoreViews } from './default-store-views.ts'
import { environmentKeys } from './environment.ts'

const viewKey = 'storeViews[].'

/** The text of docs/configuration.md: every key with its default and meaning, from the schema itself. */
export function configurationDoc(): string {
  const keys = configKeys()
  const unclear = keys.filter((key) => !key.meaning).map((key) => key.name)
  if (unclear.length > 0)
    throw new Error(`Give these configuration keys a meaning with .describe(): ${unclear.join(', ')}`)
  return [
    '# Configuration',
    '',
    'Values come from the defaults below, then from a JSON file (`welt.config.json` in the project, or the file that',
    '`CONFIG_FILE` names), then from the environment; the later one wins. The dots of a key are the levels of the file:',
    '`stock.listBatchSize` is `{ "stock": { "listBatchSize": 15 } }`. An unknown key or a wrong value stops the',
    'start with one sentence that names it.',
    '',
    'This page is written by `npm run docs` from the schema; a test fails when the two differ.',
    '',
    '## Environment',
    '',
    table(
      ['variable', 'key'],
      Object.entries(environmentKeys).map(([name, key]) => [code(name), code(key)]),
    ),
    '',
    '## Keys',
    '',
    table(['key', 'must be', 'default', 'meaning'], keys.filter((key) => !key.name.startsWith(viewKey)).map(keyRow)),
    '',
    '## Store views',
    '',
    'The list in the file says which views there are. A view of a known code needs only what differs from its default;',
    'a view of a new code is complete.',
    '',
    table(['key', 'must be', 'meaning'], keys.filter((key) => key.name.startsWith(viewKey)).map(viewRow)),
    '',
    'The defaults:',
    '',
    table(
      ['key', ...defaultStoreViews.map((view) => code(view.storeCode))],
      keys.filter((key) => key.name.startsWith(viewKey)).map(defaultRow),
    ),
    '',
  ].join('\n')
}

function keyRow(key: ConfigKey): string[] {
  const value = key.name === 'storeViews' ? 'see below' : code(JSON.stringify(key.default))
  return [code(key.name), key.expected, value, key.meaning ?? '']
}

function viewRow(key: ConfigKey): string[] {
  return [code(key.name.slice(viewKey.length)), key.expected, key.meaning ?? '']
}

function defaultRow(key: ConfigKey): string[] {
  const name = key.name.slice(viewKey.length)
  return [code(name), ...defaultStoreViews.map((view) => code(JSON.stringify(valueOf(view, name))))]
}

function valueOf(view: StoreView, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => new Map(Object.entries(value ?? {})).get(part), view)
}

/** A no-break space would look like any other: it is written out. */
function code(text: string): string {
  return `\`${text.replaceAll('\u00a0', '\\u00a0')}\``
}

/** Columns as wide as the formatter makes them. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return lines.map(line).toSpliced(1, 0, rule).join('\n')
}
