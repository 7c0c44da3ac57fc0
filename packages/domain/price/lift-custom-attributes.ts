import type { ConfigurableChild } from '@welt/contract/entity/product.ts'

/** Some platforms write a variant's colour or special price into a list. They become plain keys; a key that is there already wins. */
export function liftCustomAttributes(child: ConfigurableChild): ConfigurableChild {
  if (!child.custom_attributes?.length) return child
  const lifted: ConfigurableChild = { ...child }
  for (const { attribute_code, value } of child.custom_attributes) lifted[attribute_code] ??= value
  return lifted
}
