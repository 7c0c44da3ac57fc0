import type { Category } from '@welt/contract/entity/category.ts'

export interface Teaser {
  headline: string
  text: string
  path: string | null
  /** One beside the words, or one at either side of them. */
  leftImage: string | null
  rightImage: string | null
}

/** Without a headline there is nothing to read, and with the switch off nobody shall. */
export function teaserOf(category: Category): Teaser | null {
  if (!category.teaser_is_active || !category.teaser_headline) return null
  return {
    headline: category.teaser_headline,
    text: category.teaser_text ?? '',
    path: category.teaser_button_link || null,
    leftImage: category.teaser_left_image || null,
    rightImage: category.teaser_right_image || null,
  }
}
