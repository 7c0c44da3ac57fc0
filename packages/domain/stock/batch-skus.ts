/** The values of `?skus=` that ask for all skus, a batch at a time: each sku URL-encoded, joined by commas, named once. */
export function batchSkus(skus: Iterable<string>, batchSize = 15): string[] {
  if (!Number.isInteger(batchSize) || batchSize < 1) throw new RangeError(`A batch of ${batchSize} skus is not a batch`)
  const wanted = [...new Set(skus)].filter((sku) => sku.trim() !== '')
  const batches: string[] = []
  for (let start = 0; start < wanted.length; start += batchSize) {
    batches.push(
      wanted
        .slice(start, start + batchSize)
        .map(encodeURIComponent)
        .join(','),
    )
  }
  return batches
}
