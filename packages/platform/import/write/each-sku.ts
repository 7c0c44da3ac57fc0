import { isRecord } from '../../search/field-values.ts'
import type { Queryable } from '../../storage/database.ts'

const pageSize = 100

/** The skus of every product of the indexes and of its variants, a page of documents at a time. */
export async function* eachSku(
  database: Queryable,
  { index, isOther }: { index: string; isOther: boolean },
): AsyncGenerator<string> {
  const sql = `
    SELECT index_name, id, document FROM catalog_document
    WHERE entity = 'product' AND index_name ${isOther ? '<>' : '='} $1 AND (index_name > $2 OR (index_name = $2 AND id > $3))
    ORDER BY index_name, id LIMIT ${pageSize}`
  for (let last = { index_name: '', id: '' }; ; ) {
    const rows = await database.all<{ index_name: string; id: string; document: string }>(sql, [
      index,
      last.index_name,
      last.id,
    ])
    for (const { document } of rows) yield* skusOf(document)
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return
    last = end
  }
}

function skusOf(text: string): string[] {
  const product: unknown = JSON.parse(text)
  if (!isRecord(product)) return []
  const children: unknown[] = Array.isArray(product.configurable_children) ? product.configurable_children : []
  return [product, ...children].flatMap((one) => (isRecord(one) && typeof one.sku === 'string' ? [one.sku] : []))
}
