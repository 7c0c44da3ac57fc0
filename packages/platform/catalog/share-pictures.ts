import type { Product } from '@welt/contract/entity/product.ts'
import { isRecord } from '../search/field-values.ts'

interface Pictured {
  image?: string | null | undefined
  small_image?: string | null | undefined
  thumbnail?: string | null | undefined
}

/**
 * Keeps every text about a picture once: variants name the same picture three times each, most of them the one before them, and a
 * colour often has the product's gallery. Unshared they are a third of the memory of a catalogue. The product is changed, so
 * it must be nobody else's yet.
 */
export function sharePictures(product: Product): void {
  let known = shareImages(product, product.image)
  for (const child of product.configurable_children ?? []) known = shareImages(child, known)
  for (const { values } of recordsOf(product.configurable_options)) {
    for (const { value_data } of recordsOf(values)) {
      if (isRecord(value_data)) shareGallery(value_data.media_gallery, product.media_gallery)
    }
  }
}

function recordsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function shareImages(pictured: Pictured, known: Pictured['image']): Pictured['image'] {
  if (!pictured.image) return known
  if (pictured.image === known) pictured.image = known
  if (pictured.small_image === pictured.image) pictured.small_image = pictured.image
  if (pictured.thumbnail === pictured.image) pictured.thumbnail = pictured.image
  return pictured.image
}

function shareGallery(gallery: unknown, known: unknown): void {
  if (!Array.isArray(gallery) || !Array.isArray(known)) return
  gallery.forEach((entry: unknown, place) => {
    const same: unknown = known[place]
    if (!isRecord(entry) || !isRecord(same)) return
    for (const text of ['image', 'alt', 'lab'])
      if (text in entry && entry[text] === same[text]) entry[text] = same[text]
  })
}
