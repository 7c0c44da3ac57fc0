import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { Wordmark } from '../shell/wordmark.tsx'
import { useShop } from '../store-view/use-shop.ts'
import styles from './loading-route.module.css'

type LoadingModule = PageModule<PageData>
export const layout: LoadingModule['layout'] = 'empty'
export const messages: LoadingModule['messages'] = []

/** Stands by itself until another page takes its place. */
export const Page: LoadingModule['Page'] = () => {
  const t = useText()
  const { storeView } = useShop()
  return (
    <div className={`page ${styles.loading}`} role="status">
      <Wordmark brand={{ name: storeView.name, tagline: '', theme: storeView.theme }} />
      <h1 className={styles.title}>{t('trouble.loading')}</h1>
    </div>
  )
}
