import type { Shop } from '../store-view/shop.ts'
import type { ContentPart } from './content-part.ts'

/** Cuts a content at the carousels that stand in it, and finds their products. */
export async function loadContent(_: Shop, html: string): Promise<ContentPart[]> {
  return [{ kind: 'html', html }]
}
