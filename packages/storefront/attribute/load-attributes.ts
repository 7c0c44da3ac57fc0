import type { Attribute } from '@welt/contract/entity/attribute.ts'
import { need } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'

/** Labels, and whatever else an option carries, by attribute code and option value. */
export interface AttributeLabels {
  /** What the attribute itself is called. */
  name(code: string): string | undefined
  label(code: string, value: unknown): string | undefined
  swatch(code: string, value: unknown): string | undefined
}

/** The attributes that a shopper may see; the same for every product. */
export const loadAttributes = perShop(async (shop): Promise<AttributeLabels> => {
  const answer = await shop.api.search('attribute', {
    filters: { is_user_defined: { eq: true } },
    size: shop.config.attribute.fetchSize,
  })
  return attributeLabels(need(answer, 'The attributes could not be loaded').items)
})

export function attributeLabels(attributes: readonly Attribute[]): AttributeLabels {
  const options = new Map(
    attributes.flatMap((attribute) =>
      (attribute.options ?? []).map((option) => [`${attribute.attribute_code}/${option.value}`, option] as const),
    ),
  )
  const find = (code: string, value: unknown) => options.get(`${code}/${String(value)}`)
  const names = new Map(
    attributes.map(({ attribute_code, frontend_label, default_frontend_label }) => [
      attribute_code,
      frontend_label || default_frontend_label,
    ]),
  )
  return {
    name: (code) => names.get(code),
    label: (code, value) => find(code, value)?.label,
    swatch: (code, value) => {
      const swatch = find(code, value)?.['swatch']
      return typeof swatch === 'string' ? swatch : undefined
    },
  }
}
