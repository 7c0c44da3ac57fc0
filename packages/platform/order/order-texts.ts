import { createHash } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { z } from 'zod'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { insertRows } from '../storage/insert-rows.ts'

export const orderTextKinds = ['terms', 'withdrawal', 'privacy'] as const
export type OrderTextKind = (typeof orderTextKinds)[number]

/** Identifiers of the content pages that a buyer agrees to or is told. */
export type OrderTextPages = Readonly<Record<OrderTextKind, string>>

/** By language, where a store view names none of its own. */
export const defaultTextPages: Readonly<Record<StoreView['i18n']['defaultLanguage'], OrderTextPages>> = {
  de: { terms: 'agb', withdrawal: 'widerruf', privacy: 'datenschutz' },
  en: { terms: 'agb', withdrawal: 'revocation', privacy: 'privacypolicy' },
}

/** A text of this moment. The same words have the same hash, so that ten thousand orders keep them once. */
export interface OrderText {
  kind: OrderTextKind
  identifier: string
  hash: string
  title: string
  content: string
}

type Page = Omit<OrderText, 'kind'>

/** Of a content page, in whatever style it was imported. */
const Shown = z.looseObject({ identifier: z.string(), title: z.string().catch(''), content: z.string() })

const known = new WeakMap<object, Page | null>()

/** The texts as the store view shows them now; a page that does not exist is left out. */
export function currentTexts(index: CatalogIndex, pages: OrderTextPages): OrderText[] {
  const byIdentifier = new Map(
    index.entries('cms_page').flatMap(({ document }) => {
      const page = readPage(document)
      return page ? [[page.identifier, page] as const] : []
    }),
  )
  return orderTextKinds.flatMap((kind) => {
    const page = byIdentifier.get(pages[kind])
    return page ? [{ kind, ...page }] : []
  })
}

/** Keeps the texts that are not kept yet, and returns the hash of each by its kind. */
export async function keepTexts(
  tx: Queryable,
  texts: readonly OrderText[],
): Promise<Partial<Record<OrderTextKind, string>>> {
  const wanted = inList(texts.map(({ hash }) => hash))
  const kept = await tx.all<{ hash: string }>(`SELECT hash FROM kept_text WHERE hash IN ${wanted.sql}`, wanted.params)
  const hashes = new Set(kept.map(({ hash }) => hash))
  const missing = texts.filter(({ hash }) => !hashes.has(hash))
  await insertRows(
    tx,
    { table: 'kept_text', columns: ['hash', 'title', 'content'], orLeave: true },
    missing.map(({ hash, title, content }) => [hash, title, content]),
  )
  return Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash]))
}

/** A document never changes, it is replaced: so it is read and hashed once. */
function readPage(document: object): Page | null {
  const before = known.get(document)
  if (before !== undefined) return before
  const parsed = Shown.safeParse(document)
  const page = parsed.success && parsed.data.active !== false ? toPage(parsed.data) : null
  known.set(document, page)
  return page
}

function toPage({ identifier, title, content }: z.infer<typeof Shown>): Page {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, content]))
    .digest('hex')
  return { identifier, title, content, hash }
}
