/** What a copy needs to know of a product document. */
export interface CopiedProduct {
  id: number
  sku: string
  name: string
  url_key?: string
  url_path?: string
  slug?: string
  price?: number
  final_price?: number
  position?: number
  configurable_children?: { id?: number; sku: string }[]
}

/**
 * The same shoe under another number: ids, skus and paths of its own, a price and a place of its own, so that sorting,
 * filters and texts have as much to do as in a grown catalogue.
 */
export function copyProduct<Document extends CopiedProduct>(document: Document, number: number): Document {
  const named = (text: string | undefined) => (text === undefined ? undefined : `${text}-${number}`)
  const dearer = (price: number | undefined) => (price === undefined ? undefined : price * (1 + (number % 17) / 40))
  return {
    ...document,
    id: document.id + number * 1_000_000,
    sku: `${document.sku}-${number}`,
    name: `${document.name} ${number}`,
    url_key: named(document.url_key),
    url_path: named(document.url_path),
    slug: named(document.slug),
    price: dearer(document.price),
    final_price: dearer(document.final_price),
    position: (document.position ?? 0) + number * 100,
    configurable_children: document.configurable_children?.map((child) => ({
      ...child,
      id: child.id === undefined ? undefined : child.id + number * 1_000_000,
      sku: `${child.sku}-${number}`,
    })),
  }
}
