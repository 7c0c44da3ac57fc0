/** A line that may carry what the shopper chose. Read liberally: servers leave parts out and write lists as objects. */
export interface WithOptions {
  product_option?: { extension_attributes?: Readonly<Record<string, unknown>> }
}

export type OptionKind = 'bundle_options' | 'custom_options' | 'configurable_item_options'

/** What a shopper chose, of one kind. An object with numbered entries counts as a list. */
export function chosenOptions(line: WithOptions, kind: OptionKind): readonly unknown[] {
  const chosen = line.product_option?.extension_attributes?.[kind]
  if (typeof chosen !== 'object' || chosen === null) return []
  return Array.isArray(chosen) ? chosen : Object.values(chosen)
}
