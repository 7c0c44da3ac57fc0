import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { SearchAnswer } from '../search/search-engine.ts'

const told = [
  'is_visible_on_front',
  'is_visible',
  'default_frontend_label',
  'attribute_id',
  'entity_type_id',
  'id',
  'is_user_defined',
  'is_comparable',
  'attribute_code',
  'slug',
] as const

/** Names and labels for what was counted: each attribute that has buckets, with the options that occur in them. */
export function attributeMetadata(
  codes: readonly string[],
  terms: SearchAnswer['terms'],
  attributeOf: (code: string) => Attribute | undefined,
): Record<string, unknown>[] {
  return codes.flatMap((code) => {
    const attribute = attributeOf(code)
    const buckets = [...(terms[`agg_terms_${code}`] ?? []), ...(terms[`agg_terms_${code}_options`] ?? [])]
    if (!attribute || buckets.length === 0) return []
    const occurring = new Set(buckets.map(({ key }) => String(key)))
    const metadata: Record<string, unknown> = {}
    for (const key of told) if (attribute[key] !== undefined) metadata[key] = attribute[key]
    metadata.options = (attribute.options ?? []).filter(({ value }) => occurring.has(String(value)))
    return [metadata]
  })
}
