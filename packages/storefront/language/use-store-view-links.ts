import type { Counterpart } from '../page/page-data.ts'
import type { StoreViewLink } from '../shell/shell-data.ts'
import { useShop } from '../store-view/use-shop.ts'
import { languageName } from './language-name.ts'
import { useCounterparts } from './use-counterparts.ts'

/** Links into every store view. Where the counterpart is not known yet, following the link looks it up first. */
export function useStoreViewLinks(counterpart: Counterpart): StoreViewLink[] {
  const { config, storeView, log } = useShop()
  const store = useCounterparts()
  const links = store.links(counterpart)

  const follow = (storeCode: string, fallback: string) => {
    void store
      .find(counterpart)
      .then((found) => found.find((link) => link.storeCode === storeCode)?.path ?? fallback)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the counterparts could not be found')
        return fallback
      })
      .then((path) => location.assign(path))
  }

  return config.storeViews.map((view) => {
    const href = links.find((link) => link.storeCode === view.storeCode)?.path ?? '/'
    return {
      label: view.name,
      language: languageName(view),
      hrefLang: view.i18n.defaultLocale,
      href,
      current: view === storeView,
      onFollow: store.isKnown(counterpart) ? undefined : () => follow(view.storeCode, href),
    }
  })
}
