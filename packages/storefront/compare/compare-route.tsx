import { type ListEntry, listLimit } from '@welt/domain/list/list-entry.ts'
import { lazy, Suspense, useMemo } from 'react'
import { CardGridNote } from '../card/card-grid-note.tsx'
import { persistently } from '../deferred/persistently.ts'
import { useText } from '../i18n/use-text.ts'
import { useList } from '../list/use-lists.ts'
import { useToggle } from '../list/use-toggle.ts'
import { GoneList } from '../list-screen/gone-list.tsx'
import { ListScreen } from '../list-screen/list-screen.tsx'
import { ListState } from '../list-screen/list-state.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import styles from './compare-route.module.css'
import { useCompared } from './use-compared.ts'

/** Comes with the products: the list is the browser's own, so no first view has a table. */
const CompareTable = lazy(() => persistently(() => import('./compare-table.tsx')))

type CompareModule = PageModule<PageData>
export const layout: CompareModule['layout'] = 'default'
export const messages: CompareModule['messages'] = ['list']

/** Up to four models side by side. */
export const Page: CompareModule['Page'] = () => {
  const t = useText()
  const entries = useList('compare')
  return (
    <ListScreen
      name="compare"
      entries={entries}
      count={t('list.compare.count', { count: entries.length, limit: listLimit.compare })}
    >
      <Compared entries={entries} />
    </ListScreen>
  )
}

function Compared({ entries }: { entries: readonly ListEntry[] }) {
  const t = useText()
  const skus = useMemo(() => entries.map(({ sku }) => sku), [entries])
  const products = useCompared(skus)
  const remove = useToggle('compare')
  const compared = skus.flatMap((sku) => products.found.get(sku) ?? [])
  return (
    <>
      <ListState entries={entries} products={products} />
      {entries.length === 1 && <p className={styles.alone}>{t('list.compare.alone')}</p>}
      {compared.length > 0 && (
        <Suspense>
          <CompareTable products={compared} onRemove={remove} />
        </Suspense>
      )}
      <GoneList entries={entries.filter(({ sku }) => products.found.get(sku) === null)} onRemove={remove} />
      <CardGridNote cards={compared.map(({ card }) => card)} />
    </>
  )
}
