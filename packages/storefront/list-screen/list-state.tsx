import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import type { WantedProducts } from '../catalog/use-products-by-sku.ts'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './list-screen.module.css'

interface ListStateProps {
  entries: readonly ListEntry[]
  products: WantedProducts<unknown>
}

/** What there is to say while products come, and when they do not: then at least their names are known. */
export function ListState({ entries, products: { is, found, isOnline, retry } }: ListStateProps) {
  const t = useText()
  const missing = entries.filter(({ sku }) => !found.has(sku))
  const isFailed = is === 'failed' && missing.length > 0
  return (
    <div className={isFailed ? styles.trouble : undefined}>
      <div role="status">
        {is === 'asking' && missing.length > 0 && <p>{t('list.loading')}</p>}
        {isFailed && <p>{t(isOnline ? 'list.failed' : 'list.offline')}</p>}
      </div>
      {isFailed && (
        <>
          <ul className={styles.names}>
            {missing.map(({ sku, name }) => (
              <li key={sku}>{name}</li>
            ))}
          </ul>
          <button className={`${button.outlined} ${button.small}`} type="button" onClick={retry}>
            {t('panel.retry')}
          </button>
        </>
      )}
    </div>
  )
}
