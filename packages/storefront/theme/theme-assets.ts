import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import newsreader from './font/newsreader-display.woff2?url'
import icon from './icon.svg?url'

/** The font files that the first view shows: preloaded, so that they arrive with the stylesheet that names them. */
export const themeFonts: Record<StoreView['theme'], readonly string[]> = {
  ellermoor: [newsreader, hanken],
  halden: [instrument],
  laszlo: [garamond, hanken],
}

export const themeIcon: string = icon
