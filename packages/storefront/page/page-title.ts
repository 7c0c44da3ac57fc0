import type { StoreView } from '@welt/contract/entity/store-view.ts'

/** `%s` in the store view's template stands for the page's own title. */
export function pageTitle(seo: StoreView['seo'], title: string): string {
  return seo.titleTemplate.replace('%s', title)
}
