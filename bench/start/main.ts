import { measureStart, type StartResult } from './measure-start.ts'
import { startText } from './start-text.ts'

/** How long the built shop takes to open, and how much memory: `node bench/start/main.ts [PRODUCTS …]`. */
const sizes = process.argv.slice(2).map(Number)
if (!sizes.every(Number.isSafeInteger)) throw new Error('Only numbers of products can be named.')

const results: StartResult[] = []
for (const products of sizes.length > 0 ? sizes : [undefined, 20_000]) {
  process.stderr.write(`Starting ${products === undefined ? 'the demo' : `a shop of ${products} products`} …\n`)
  results.push(await measureStart(process.execArgv, products))
}
process.stdout.write(startText(results))
