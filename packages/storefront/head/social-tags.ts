import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Head, HeadPicture } from './head.ts'
import { type HeadTag, meta } from './head-tags.ts'
import { socialHeight, socialWidth } from './social-picture.ts'

export interface SocialContext {
  origin: string
  storeView: Pick<StoreView, 'name' | 'i18n'>
  /** The brand's own. */
  picture: HeadPicture
}

/** What a link to the page shows in messages and networks. */
export function socialTags(head: Head, { origin, storeView, picture }: SocialContext): HeadTag[] {
  if (head.canonicalPath === undefined) return []
  const { path, alt } = head.picture ?? picture
  const open = {
    'og:type': 'website',
    'og:site_name': storeView.name,
    'og:locale': storeView.i18n.defaultLocale.replace('-', '_'),
    'og:title': head.title,
    'og:description': head.description,
    'og:url': origin + head.canonicalPath,
    'og:image': origin + path,
    'og:image:width': String(socialWidth),
    'og:image:height': String(socialHeight),
    'og:image:alt': alt,
  }
  return [
    ...Object.entries(open).map(([property, content]) => meta({ property, content })),
    // The rest it takes from those above.
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
