import { readdirSync, readFileSync } from 'node:fs'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '../config/parse-config.ts'
import { type SourceStorefront, sourceStorefront } from '../testing/source-storefront.ts'

const File = z.looseObject({ storeViews: z.array(z.looseObject({ storeCode: z.string() })) })

/** The configuration that the documentation tells merchants to write, with the default view and the Italian one alone. */
function documented() {
  const document = readFileSync(new URL('../../../docs/concept/language.md', import.meta.url), 'utf8')
  const json = /^```json\n(.*?)^```$/ms.exec(document)?.[1] ?? ''
  const whole = File.parse(JSON.parse(json))
  expect(parseConfig({ file: { name: 'language.md', text: json }, env: {} }).ok).toBe(true)
  return { ...whole, storeViews: whole.storeViews.filter(({ storeCode }) => ['laszlo_de', 'it'].includes(storeCode)) }
}

let platform: TestPlatform
let shop: SourceStorefront
beforeAll(async () => {
  const file = { ...documented(), search: { serverTimeout: 20_000 } }
  const database = await temporarySqlite()
  const parsed = parseConfig({ file: { name: 'language.md', text: JSON.stringify(file) }, env: {} })
  if (!parsed.ok) throw new Error(parsed.sentence)
  const { storeViews } = parsed.config
  await seedCatalog({ database, storeViews })
  platform = await createTestPlatform({ database, storeViews, log: silentLog })
  shop = await sourceStorefront(file, platform.fetch)
}, 60_000)
afterAll(() => platform.close())

async function read(path: string) {
  const response = await shop.fetch(new Request(`http://shop.test${path}`))
  const html = await response.text()
  return { status: response.status, html, words: wordsOf(html) }
}

/** What is read or read out: text and the attributes that are words. */
function wordsOf(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const attributes = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder|content)="([^"]*)"/g)]
  const texts = [...shown.matchAll(/>([^<]+)</g)]
  return [...attributes, ...texts].map(([, words = '']) => words.replaceAll('&#x27;', '’').trim()).filter(Boolean)
}

const Texts = z.record(z.string(), z.string())
const folder = new URL('../../storefront/i18n/messages/', import.meta.url)
function textsOf(language: string): [key: string, text: string][] {
  const files = readdirSync(new URL(`${language}/`, folder)).map((file) => new URL(`${language}/${file}`, folder))
  return files.flatMap((file) => Object.entries(Texts.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

/** What stands between the values of a text. */
const piecesOf = (language: string): string[] =>
  textsOf(language).flatMap(([, text]) => text.split(/[{}#]/).map((piece) => piece.trim()))

// Names such as Newsletter or Material are the same elsewhere, and the demo's contents are English.
const elsewhere = new Set([...piecesOf('it'), ...piecesOf('en')])
const germanPieces = piecesOf('de').filter((piece) => /\p{L}{4}/u.test(piece) && !elsewhere.has(piece))
const german = new RegExp(
  `(?<!\\p{L})(?:${germanPieces.map((piece) => RegExp.escape(piece)).join('|')})(?!\\p{L})`,
  'u',
)
const keys = textsOf('it').map(([key]) => key)

test.each([
  ['/it', 200, ['Nuova collezione', 'Ricerca', 'Desidero ricevere la newsletter con nuovi modelli e offerte.']],
  ['/it/shoes', 200, ['Consigliati', 'Prezzo crescente', 'IVA inclusa, più']],
  ['/it/wien-welted-oxford', 200, ['Taglia e calzata', 'Aggiungi al carrello', 'Guardolo', 'Forma', '€\u00a0389,00']],
  ['/it/search?q=oxford', 200, ['Ricerca di «oxford»', 'articoli trovati']],
  ['/it/search?q=xyzxyz', 200, ['Per «xyzxyz» non abbiamo trovato nulla.']],
  ['/it/delivery-and-shipping', 200, ['Ha ancora una domanda?']],
  ['/it/my-account', 200, ['Il mio account']],
  ['/it/wishlist', 200, ['Lista dei desideri']],
  ['/it/compare', 200, ['Confronto']],
  ['/it/checkout', 200, ['Cassa']],
  ['/it/newsletter', 200, ['Lettere']],
  ['/it/does-not-exist', 404, ['Questa pagina non esiste', 'Che cosa cerca?']],
])('[SV-8] %s speaks Italian alone', async (path, status, said) => {
  const page = await read(path)
  expect(page.status).toBe(status)
  expect(page.html).toMatch(/^<!doctype html>\s*<html lang="it" /i)
  for (const words of said) expect(page.words.join('\n')).toContain(words)
  expect(page.words.filter((words) => german.test(words))).toEqual([])
  expect(page.words.filter((words) => keys.some((key) => words.includes(key)))).toEqual([])
  expect(page.words.filter((words) => /\b(undefined|NaN|null)\b|[{}]/.test(words))).toEqual([])
  expect(shop.failures).toEqual([])
})

test('[SV-8] the Italian view is offered in its own words and named to search engines', async () => {
  const { html, words } = await read('/wien-oxford-rahmengenaeht')
  expect(words).toContain('Italiano')
  expect(html).toMatch(/<link rel="alternate" hreflang="it-IT" href="[^"]*\/it\/wien-welted-oxford"/)
  expect(html).toMatch(/<a [^>]*href="\/it\/wien-welted-oxford"[^>]*hrefLang="it-IT"/i)
})
