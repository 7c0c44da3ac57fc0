import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import garamond from './font/eb-garamond.woff2?url'
import hanken from './font/hanken-grotesk.woff2?url'
import newsreader from './font/newsreader-display.woff2?url'
import ellermoorIcon from './icon/ellermoor.svg?url'
import ellermoorSmall from './icon/ellermoor-48.png?url'
import ellermoorTouch from './icon/ellermoor-180.png?url'
import ellermoorShare from './icon/ellermoor-share.jpg?url'
import haldenIcon from './icon/halden.svg?url'
import haldenSmall from './icon/halden-48.png?url'
import haldenTouch from './icon/halden-180.png?url'
import haldenShare from './icon/halden-share.jpg?url'
import laszloIcon from './icon/laszlo.svg?url'
import laszloSmall from './icon/laszlo-48.png?url'
import laszloTouch from './icon/laszlo-180.png?url'
import laszloShare from './icon/laszlo-share.jpg?url'

type Theme = StoreView['theme']

/** The font files that the first view shows: preloaded, so that they arrive with the stylesheet that names them. */
export const themeFonts: Record<Theme, readonly string[]> = {
  ellermoor: [newsreader, hanken],
  halden: [instrument],
  laszlo: [garamond, hanken],
}

/** The pictures by which a brand is known outside of its pages; `e2e/draw-brand-pictures.ts` makes the rasters. */
export interface BrandPictures {
  icon: string
  /** For what does not read SVG. */
  small: string
  /** On the home screen of a phone. */
  touch: string
  /** What a link to a page without a picture of its own shows. */
  share: string
  /** What a browser puts around the page: the ground of the header. */
  colour: string
}

export const brandPictures: Record<Theme, BrandPictures> = {
  ellermoor: {
    icon: ellermoorIcon,
    small: ellermoorSmall,
    touch: ellermoorTouch,
    share: ellermoorShare,
    colour: '#f4f0e9',
  },
  halden: { icon: haldenIcon, small: haldenSmall, touch: haldenTouch, share: haldenShare, colour: '#f1f2f2' },
  laszlo: { icon: laszloIcon, small: laszloSmall, touch: laszloTouch, share: laszloShare, colour: '#163b2b' },
}
