import { type Catalog, textsOf } from './catalog.ts'

const filler = /lorem|ipsum|dolor sit|todo|tbd|xxx|undefined|\[object|\bNaN\b|\s{2,}|\.\.\.|…$/i

/** Texts that say nothing, or the same as another. */
export function checkTexts({ product, category }: Catalog): string[] {
  const faults: string[] = []
  const listed = product.filter(({ visibility }) => visibility > 1)
  for (const { sku, description, hf_cat_description, hf_sub_headline, name } of listed) {
    const texts = { name, description, hf_cat_description, hf_sub_headline }
    for (const [field, text] of Object.entries(texts)) if (!text?.trim()) faults.push(`${sku} has no ${field}.`)
    for (const [field, text] of textsOf(texts))
      if (filler.test(text)) faults.push(`${sku}: ${field} holds filler: ${text}`)
    const words = description?.split(/\s+/).length ?? 0
    if (words < 15) faults.push(`${sku} is described in ${words} words.`)
  }
  for (const { name, id, description } of category) {
    if (id !== 2 && !description) faults.push(`The category ${name} has no description.`)
  }
  return [
    ...faults,
    ...shared('description', listed),
    ...shared('hf_cat_description', listed),
    ...shared('name', listed),
  ]
}

function shared(field: 'description' | 'hf_cat_description' | 'name', products: Catalog['product']): string[] {
  const first = new Map<unknown, string>()
  const faults: string[] = []
  for (const one of products) {
    const other = first.get(one[field])
    if (other === undefined) first.set(one[field], one.sku)
    else faults.push(`${one.sku} and ${other} have the same ${field}.`)
  }
  return faults
}
