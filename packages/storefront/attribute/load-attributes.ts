import type { Attribute } from '@welt/contract/entity/attribute.ts'
import { need } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'

/** Labels, and whatever else an option carries, by attribute code and option value. */
export interface AttributeLabels {
  attribute(code: string): Attribute | undefined
  /** What the attribute itself is called. */
  name(code: string): string | undefined
  label(code: string, value: unknown): string | undefined
  swatch(code: string, value: unknown): string | undefined
}

/** The attributes that a shopper may see; the same for every product. */
export const loadAttributeList = perShop(async (shop): Promise<readonly Attribute[]> => {
  const answer = await shop.api.search('attribute', {
    filters: { is_user_defined: { eq: true } },
    size: shop.config.attribute.fetchSize,
  })
  return need(answer, 'The attributes could not be loaded').items
})

export const loadAttributes = perShop(
  async (shop): Promise<AttributeLabels> => attributeLabels(await loadAttributeList(shop)),
)

export function attributeLabels(attributes: readonly Attribute[]): AttributeLabels {
  const options = new Map(
    attributes.flatMap((attribute) =>
      (attribute.options ?? []).map((option) => [`${attribute.attribute_code}/${option.value}`, option] as const),
    ),
  )
  const find = (code: string, value: unknown) => options.get(`${code}/${String(value)}`)
  const byCode = new Map(attributes.map((attribute) => [attribute.attribute_code, attribute]))
  return {
    attribute: (code) => byCode.get(code),
    name: (code) => {
      const attribute = byCode.get(code)
      return attribute && (attribute.frontend_label || attribute.default_frontend_label)
    },
    label: (code, value) => find(code, value)?.label,
    swatch: (code, value) => {
      const swatch = find(code, value)?.['swatch']
      return typeof swatch === 'string' ? swatch : undefined
    },
  }
}
