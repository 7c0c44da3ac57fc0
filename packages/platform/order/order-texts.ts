import { createHash } from 'node:crypto'
import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'
import { z } from 'zod'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import { findContentByIdentifier } from '../cms/find-content.ts'
import type { KeptText } from '../cms/kept-text-repo.ts'

export const orderTextKinds = ['terms', 'withdrawal', 'privacy'] as const
export type OrderTextKind = (typeof orderTextKinds)[number]

/** Identifiers of the content pages that a buyer agrees to or is told. */
export type OrderTextPages = Readonly<Record<OrderTextKind, string>>

/** By language, where a store view names none of its own. */
export const defaultTextPages: Readonly<Record<WrittenLanguage, OrderTextPages>> = {
  de: { terms: 'agb', withdrawal: 'widerruf', privacy: 'datenschutz' },
  en: { terms: 'agb', withdrawal: 'revocation', privacy: 'privacypolicy' },
}

/** A text of this moment. */
export interface OrderText extends KeptText {
  kind: OrderTextKind
  identifier: string
}

type Page = Omit<OrderText, 'kind'>

/** Of a content page, in whatever style it was imported. */
const Shown = z.looseObject({ identifier: z.string(), title: z.string().catch(''), content: z.string() })

const known = new WeakMap<object, Page | null>()

/** The texts as the store view shows them now; a page that does not exist is left out. */
export function currentTexts(index: CatalogIndex, pages: OrderTextPages, storeId: number): OrderText[] {
  return orderTextKinds.flatMap((kind) => {
    const document = findContentByIdentifier(index, 'cms_page', { identifier: pages[kind], storeId })
    const page = document && readPage(document)
    return page ? [{ kind, ...page }] : []
  })
}

/** The hash of each by its kind, as the order remembers them. */
export function hashesByKind(texts: readonly OrderText[]): Partial<Record<OrderTextKind, string>> {
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
