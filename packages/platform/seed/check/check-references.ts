import type { Catalog } from './catalog.ts'

/** What names something that is not there, or something that is there twice. */
export function checkReferences(catalog: Catalog): string[] {
  const { product, category, attribute, cms_page } = catalog
  const skus = new Set(product.map(({ sku }) => sku))
  const categoryNames = new Map<unknown, string>(category.map(({ id, name }) => [id, name]))
  const labels = new Map(
    attribute.map(({ attribute_code, options = [] }) => [
      attribute_code,
      new Set(options.map(({ value }) => String(value))),
    ]),
  )
  const faults: string[] = []
  const paths = new Set(category.map(({ url_path }) => `/${url_path}`))
  for (const { name, teaser_button_link, cat_cms_url } of category) {
    for (const link of [teaser_button_link, cat_cms_url]) {
      if (link && !paths.has(link.split('?')[0] ?? ''))
        faults.push(`The category ${name} leads to ${link}, which is none.`)
    }
  }
  for (const { sku, product_links = [], bundle_options = [], category_ids = [], ...rest } of product) {
    const linked = [
      ...product_links.map(({ linked_product_sku }) => linked_product_sku ?? ''),
      ...bundle_options.flatMap((option) => option.product_links.map((link) => link.sku)),
      ...(rest.parentSku === undefined ? [] : [rest.parentSku]),
      ...childrenWithPages(rest.configurable_children ?? [], skus),
    ]
    for (const other of linked) if (!skus.has(other)) faults.push(`${sku} names ${other}, which is not sold.`)
    if (linked.includes(sku)) faults.push(`${sku} is linked to itself.`)
    for (const id of category_ids)
      if (!categoryNames.has(id)) faults.push(`${sku} is in a category ${id} that is none.`)
    for (const [code, options] of labels) {
      if (options.size === 0) continue
      for (const value of valuesOf(rest, code)) {
        if (!options.has(value)) faults.push(`${sku}: ${code} ${value} has no label.`)
      }
    }
  }
  return [
    ...faults,
    ...missingBlocks(catalog),
    ...twice(
      'id',
      product.map(({ id }) => id),
    ),
    ...twice(
      'sku',
      product.map(({ sku }) => sku),
    ),
    ...twice(
      'id of a category',
      category.map(({ id }) => id),
    ),
    ...twice(
      'key of a category',
      category.map(({ url_key }) => url_key),
    ),
    ...twice('address', [
      ...product.map(({ url_path }) => url_path),
      ...category.map(({ url_path }) => url_path),
      ...cms_page.map(({ identifier }) => identifier),
    ]),
  ]
}

/** Content blocks that a category names and nobody has written. */
function missingBlocks({ category, ...rest }: Catalog & { cms_block?: readonly { identifier: string }[] }): string[] {
  const blocks = new Set<unknown>(rest.cms_block?.map(({ identifier }) => identifier))
  return category.flatMap(({ name, cat_cms_block_top, cat_cms_block_bottom, landing_page }) =>
    [cat_cms_block_top, cat_cms_block_bottom, landing_page]
      .filter((block) => block && !blocks.has(block))
      .map((block) => `The category ${name} shows the block ${block}, which is not written.`),
  )
}

/** Either all variants of a product have a page of their own or none has. */
function childrenWithPages(children: readonly { sku: string }[], skus: ReadonlySet<string>): string[] {
  const all = children.map(({ sku }) => sku)
  return all.some((sku) => skus.has(sku)) ? all : []
}

/** The option of an attribute that a product names, and the list of those that its variants have. */
function valuesOf(product: Readonly<Record<string, unknown>>, code: string): string[] {
  const one = product[code]
  const several: unknown = product[`${code}_options`]
  const values = [one].concat(Array.isArray(several) ? several : [])
  return values.filter((value) => typeof value === 'number' || typeof value === 'string').map(String)
}

function twice(what: string, values: readonly unknown[]): string[] {
  const seen = new Set<unknown>()
  const found = new Set<unknown>()
  for (const value of values) {
    if (seen.has(value)) found.add(value)
    seen.add(value)
  }
  return [...found].map((value) => `The ${what} ${String(value)} is there twice.`)
}
