import type { Attribute } from '@welt/contract/entity/attribute.ts'

/** The attributes of the import, as products look them up. */
export interface AttributeBook {
  byCode(code: string): Attribute | undefined
  byId(id: unknown): Attribute | undefined
  /** Those with a list of options: only they can tell variants apart. */
  readonly choices: readonly Attribute[]
}

export function createAttributeBook(attributes: readonly Attribute[]): AttributeBook {
  const byCode = new Map(attributes.map((attribute) => [attribute.attribute_code, attribute]))
  const byId = new Map(attributes.map((attribute) => [String(attribute.attribute_id), attribute]))
  return {
    byCode: (code) => byCode.get(code),
    byId: (id) => (typeof id === 'string' || typeof id === 'number' ? byId.get(String(id)) : undefined),
    choices: attributes.filter(({ options }) => options !== undefined && options.length > 0),
  }
}
