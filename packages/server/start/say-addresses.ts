import type { StoreView } from '@welt/contract/entity/store-view.ts'

type Place = { port: number; host: string | null }

/** Tells a person where the store views are, and how long the start took. */
export function sayAddresses(storeViews: readonly Pick<StoreView, 'name' | 'url'>[], place: Place): void {
  const seconds = process.uptime().toFixed(1)
  const lines = [
    '',
    ...storeAddresses(storeViews, place),
    '',
    `The shop is open after ${seconds} s. Ctrl-C stops it.`,
    '',
  ]
  process.stdout.write(lines.join('\n'))
}

/** Where a browser on this machine finds each store view. */
export function storeAddresses(
  storeViews: readonly Pick<StoreView, 'name' | 'url'>[],
  { port, host }: Place,
): string[] {
  const isEverywhere = host === null || host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const width = Math.max(...storeViews.map((view) => view.name.length))
  return storeViews.map((view) => `  ${view.name.padEnd(width)}  http://${name}:${port}${view.url || '/'}`)
}
