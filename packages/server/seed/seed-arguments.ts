import { type Enlargement, largestCatalog, smallestCatalog } from '@welt/platform/seed/large/enlarged-collection.ts'

export type SeedTask =
  | { task: 'help' }
  | { task: 'check' }
  | { task: 'seed'; enlargement: Enlargement | undefined }
  | { task: 'refuse'; reason: string }

/** So many that filters have something to do, so few that 20,000 products can be loaded. */
const defaultSizes = 4
const mostSizes = 17

/** What the words behind `npm run seed --` ask for. */
export function readSeedArguments(args: readonly string[], storeCodes: readonly string[]): SeedTask {
  const values: Record<string, string> = {}
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = args[at]?.split('=') ?? []
    if (name === '--help' || name === '-h') return { task: 'help' }
    if (name === '--check') return { task: 'check' }
    if (!['--products', '--sizes', '--view'].includes(name))
      return refuse(`There is no option ${name}; --help lists what there is.`)
    const value = inline ?? args[(at += 1)]
    if (value === undefined) return refuse(`${name} needs a value.`)
    values[name] = value
  }
  const { '--products': products, '--sizes': sizes = String(defaultSizes), '--view': view } = values
  if (products === undefined) {
    return Object.keys(values).length > 0
      ? refuse('--sizes and --view need --products.')
      : { task: 'seed', enlargement: undefined }
  }
  if (!isWithin(products, smallestCatalog, largestCatalog)) {
    return refuse(
      `--products takes a whole number from ${smallestCatalog}, which the collection has, to ${largestCatalog}.`,
    )
  }
  if (!isWithin(sizes, 1, mostSizes)) return refuse(`--sizes takes a whole number from 1 to ${mostSizes}.`)
  if (view !== undefined && !storeCodes.includes(view)) {
    return refuse(`There is no store view ${view}; there are ${storeCodes.join(', ')}.`)
  }
  return {
    task: 'seed',
    enlargement: { products: Number(products), sizes: Number(sizes), ...(view && { views: [view] }) },
  }
}

function isWithin(text: string, from: number, to: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
}

function refuse(reason: string): SeedTask {
  return { task: 'refuse', reason }
}
