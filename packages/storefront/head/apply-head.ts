import { createTag } from './create-tag.ts'
import type { Head } from './head.ts'
import { headTags } from './head-tags.ts'

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(document: Document, head: Head): void {
  document.title = head.title
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  for (const tag of headTags(head, document.location.origin)) document.head.append(createTag(document, tag))
  void writeLater(document, head)
}

let latest: Head | undefined

/** Nobody on the page sees it, so its code comes after the page; and where it does not come, nobody misses it. */
async function writeLater(document: Document, head: Head): Promise<void> {
  latest = head
  try {
    const { writeStructuredData } = await import('./live-structured-data.ts')
    if (latest === head) writeStructuredData(document, head)
  } catch {
    // As said above.
  }
}
