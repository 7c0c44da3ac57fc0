/** Each attribute once. "Attribute ids containing a dot are skipped": they are paths into a document, such as `stock.qty`. */
export function attributesToLoad(ids: Iterable<string | number>): string[] {
  const wanted = new Set<string>()
  for (const id of ids) {
    const text = String(id)
    if (text !== '' && !text.includes('.')) wanted.add(text)
  }
  return [...wanted]
}
