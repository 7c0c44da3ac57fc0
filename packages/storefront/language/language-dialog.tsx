import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Counterpart, PageData } from '../page/page-data.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './language-dialog.module.css'
import { languageName } from './language-name.ts'
import { useCounterparts } from './use-counterparts.ts'

type Language = ModalModule<'language'>
export const messages: Language['messages'] = []

const nowhere: Counterpart = { by: 'nothing' }

/** Each store view in its own words; the link stays on the counterpart of the current page where there is one. */
const LanguageDialog: Language['default'] = ({ onClose }) => {
  const t = useText()
  const { config, storeView, log } = useShop()
  const store = useCounterparts()
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  const counterpart = page?.counterpart ?? nowhere
  const [links, setLinks] = useState(() => store.links(counterpart))

  useEffect(() => {
    let open = true
    store
      .find(counterpart)
      .then((found) => open && setLinks(found))
      // The home pages stand in: switching works, only not to the same page.
      .catch((error: unknown) => log.warn({ err: error }, 'the counterparts could not be found'))
    return () => {
      open = false
    }
  }, [store, counterpart, log])

  return (
    <Dialog title={t('shell.chooseLanguage')} onClose={onClose}>
      <ul className={styles.list}>
        {config.storeViews.map((view) => {
          const link = links.find(({ storeCode }) => storeCode === view.storeCode)
          return (
            <li key={view.storeCode}>
              <a
                className={styles.link}
                href={link?.path ?? '/'}
                hrefLang={view.i18n.defaultLocale}
                lang={view.i18n.defaultLanguage}
                aria-current={view === storeView ? 'true' : undefined}
              >
                <span className={styles.language}>{languageName(view)}</span>
                <span className={styles.house}>{view.name}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
export default LanguageDialog
