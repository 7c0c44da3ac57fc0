import type { Category } from '@welt/contract/entity/category.ts'
import type { ContentPart } from '../content/content-part.ts'
import { type BlockKey, loadBlock } from '../content/load-block.ts'
import { loadContent } from '../content/load-content.ts'
import type { Shop } from '../store-view/shop.ts'
import type { CategoryPageData } from './category-page-data.ts'

/** The landing page and the two blocks of a category, each of which may be missing. */
export async function loadCategoryBlocks(
  shop: Shop,
  { landing_page, cat_cms_block_top, cat_cms_block_bottom }: Category,
): Promise<Pick<CategoryPageData, 'above' | 'below'>> {
  const [landing, top, bottom] = await Promise.all([
    contentOf(shop, landing_page),
    contentOf(shop, cat_cms_block_top),
    contentOf(shop, cat_cms_block_bottom),
  ])
  return { above: [...landing, ...top], below: bottom }
}

async function contentOf(shop: Shop, reference: Category['landing_page']): Promise<ContentPart[]> {
  // Indexers write 0 where nothing is chosen.
  if (!reference || reference === '0') return []
  const block = await loadBlock(shop, keyOf(reference))
  return block ? loadContent(shop, block.content) : []
}

function keyOf(reference: number | string): BlockKey {
  const id = Number(reference)
  return Number.isInteger(id) ? { id } : { identifier: String(reference) }
}
