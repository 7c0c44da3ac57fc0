import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { EmptyLayout } from '../shell/empty-layout.tsx'
import styles from './loading-route.module.css'

type LoadingModule = PageModule<PageData>
export const layout: LoadingModule['layout'] = EmptyLayout
export const messages: LoadingModule['messages'] = []

/** Stands by itself until another page takes its place. */
export const Page: LoadingModule['Page'] = () => {
  const t = useText()
  return (
    <div role="status">
      <h1 className={styles.title}>{t('trouble.loading')}</h1>
    </div>
  )
}
