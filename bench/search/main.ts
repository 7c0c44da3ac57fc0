import { resolve } from 'node:path'
import { silentLog } from '@welt/platform/log/log.ts'
import { type DocumentRecord, readRecord } from '@welt/platform/record/document-record.ts'
import { createEmbeddedEngine } from '@welt/platform/search/embedded-engine.ts'
import { isRecord } from '@welt/platform/search/field-values.ts'
import { englishQuestions, germanQuestions } from '@welt/platform/search/relevance/relevance-questions.ts'
import type { Entry } from '@welt/platform/search/search-engine.ts'
import { openDatabase } from '@welt/platform/storage/open-database.ts'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { listing, search, wholeListing } from './questions.ts'

/**
 * What the embedded search costs over a catalogue that `npm run seed -- --products N --view laszlo_de` has written:
 * `node bench/search/main.ts DATA_DIR`. Times are of the processor, so that they hold on a busy machine.
 */
const index = defaultStoreViews[0]?.elasticsearch.index ?? ''
const target = { index, entity: 'product' }
const rounds = 5
const say = (text: string) => process.stdout.write(`${text}\n`)
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
}

const dataFolder = process.argv[2]
if (!dataFolder) throw new Error('Which catalogue? Name its folder: node bench/search/main.ts DATA_DIR')
const database = await openDatabase({ dataFolder: resolve(dataFolder), log: silentLog })
const engine = createEmbeddedEngine()
const suggest = async (text: string) => engine.suggest?.(target, text)
await load('attribute')
const products = await load('product')
await database.close()
const before = heap()

await cost(`load ${products.length} documents`, () => engine.replace(target, products))
await cost('read the words', () => engine.search(target, search('wien')))
await cost('first list', () => engine.search(target, listing(0)))
const texts = [...germanQuestions, ...englishQuestions].map(({ text }) => text)
await repeat('list, two filters, all counted', (at) => engine.search(target, listing(at)))
await repeat('list, whole category, all counted', (at) => engine.search(target, wholeListing(at)))
await repeat('text', (at) => engine.search(target, search(texts[at % texts.length] ?? '')))
await repeat('text with 200 words', (at) => engine.search(target, search(manyWords(at))), 20)
await repeat('suggestion', (at) => suggest(`${texts[at % texts.length]}xq`))
say(
  `the engine holds ${megabytes(heap() - before)} MB beside the documents, the process ${megabytes(process.memoryUsage().rss)} MB`,
)

async function load(entity: string): Promise<Entry[]> {
  const rows = await database.all<DocumentRecord & { id: string }>(
    'SELECT id, document, detail FROM catalog_document WHERE index_name = $1 AND entity = $2',
    [index, entity],
  )
  const entries = rows.map(({ id, ...record }) => ({ id, document: parse(record) }))
  if (entity !== 'product') await engine.replace({ index, entity }, entries)
  return entries
}

async function cost(name: string, run: () => Promise<unknown>): Promise<void> {
  const start = process.cpuUsage()
  await run()
  say(`${name}: ${milliseconds(process.cpuUsage(start))} ms`)
}

/**
 * The mean is time of the processor. The quantiles go over the questions, by the clock, the best of some rounds each: the
 * processor's own time comes in steps of milliseconds, and what others do on the machine should not count.
 */
async function repeat(name: string, run: (at: number) => Promise<unknown>, questions = texts.length): Promise<void> {
  const times = Array.from({ length: questions }, () => Number.POSITIVE_INFINITY)
  for (let at = 0; at < questions; at++) await run(at)
  const start = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < questions; at++) {
      const begin = performance.now()
      await run(at)
      times[at] = Math.min(times[at] ?? 0, performance.now() - begin)
    }
  }
  const mean = milliseconds(process.cpuUsage(start)) / rounds / questions
  const slowest = times.map((time, at) => ({ time, at })).sort((a, b) => a.time - b.time)
  const at = (share: number) => (slowest[Math.floor(share * (questions - 1))]?.time ?? 0).toFixed(2)
  say(
    `${name}: mean ${mean.toFixed(2)} ms, p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(1)} (${slowest.at(-1)?.at})`,
  )
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 10) / 100
}

function manyWords(at: number): string {
  return Array.from({ length: 200 }, (_, word) => `${texts[(at + word) % texts.length]}`).join(' ')
}

function parse(record: DocumentRecord): Entry['document'] {
  const value = readRecord(record)
  if (!isRecord(value)) throw new Error('A document of the catalogue is no object.')
  return value
}
