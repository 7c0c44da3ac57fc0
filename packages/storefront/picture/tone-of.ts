import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** The name that the image service has for a brand's inks on one of its grounds. */
export function toneOf({ theme }: Pick<StoreView, 'theme'>, ground: 'light' | 'dark'): string {
  return theme === 'ellermoor' ? ground : `${theme}-${ground}`
}
