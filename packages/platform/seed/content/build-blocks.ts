import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import { sanitizeContent } from '../../html/sanitize-content.ts'
import type { View } from '../view.ts'
import type { BlockSeed } from './block-seed.ts'
import { blocksDe } from './blocks.de.ts'
import { blocksEn } from './blocks.en.ts'

const blocks: Readonly<Record<View['language'], readonly BlockSeed[]>> = { de: blocksDe, en: blocksEn }

/** The content blocks of one view. */
export function buildBlocks({ language, brand, link, storeId }: View): CmsBlock[] {
  return blocks[language].map(({ id, identifier, title, content }) => ({
    id,
    identifier,
    title,
    content: sanitizeContent(content(brand, link)).trim(),
    store_id: [storeId],
    active: true,
    creation_time: '2026-09-01 08:00:00',
    update_time: '2026-11-02 08:00:00',
  }))
}
