import { ProductType } from '@welt/contract/entity/product.ts'
import { isRecord } from '../../search/field-values.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'

/** The type as the shop knows it: the parts that a product has say more than a word from another shop. */
export function mendType(draft: Draft, notes: Notes): void {
  const given = draft.type_id
  if (ProductType.safeParse(given).success) return
  draft.type_id = typeOfParts(draft)
  if (typeof given === 'string' && given !== '') {
    draft.platform_type_id = given
    notes.add('type-unknown', given)
  } else notes.add('type-missing')
}

function typeOfParts(draft: Draft): ProductType {
  if (isFilled(draft.configurable_children)) return 'configurable'
  if (isFilled(draft.bundle_options)) return 'bundle'
  const links = draft.product_links
  const isGroup = Array.isArray(links) && links.some((link) => isRecord(link) && link.link_type === 'associated')
  return isGroup ? 'grouped' : 'simple'
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}
