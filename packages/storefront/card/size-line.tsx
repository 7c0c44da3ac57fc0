import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { isSize } from '../own-size/is-size.ts'
import type { OwnSize } from '../own-size/own-size.ts'
import { useOwnSize } from '../own-size/use-own-size.ts'
import { useShop } from '../store-view/use-shop.ts'
import styles from './size-line.module.css'

export interface SizeLineProps {
  /** Those that are there. */
  sizes: readonly string[]
  /** How many there are in the shopper's own size; undefined where it is not made. */
  pieces?: number | undefined
  /** Whether anybody has counted; else only what is there is known. */
  isCounted?: boolean
}

/** In how many sizes a model is there; or, for who has told which one matters, in that one. The shape tells it too, not only the colour. */
export function SizeLine({ sizes, pieces, isCounted = false }: SizeLineProps) {
  const t = useText()
  const own = useOwnSize()
  const { lowStockQuantity } = useShop().config.stock
  if (!own) return <p className={styles.line}>{t('card.sizes', { count: sizes.length })}</p>
  const size = own.width ? `${own.label} ${own.width}` : own.label
  const left = isCounted ? pieces : piecesAmong(sizes, own)
  if (left === undefined) return <p className={styles.line}>{t('card.own.notMade', { size })}</p>
  if (left === 0) {
    return (
      <p className={styles.line}>
        <Icon name="bell" size={13} />
        {t('card.own.gone', { size })}
      </p>
    )
  }
  const isLast = left <= lowStockQuantity
  return (
    <p className={isLast ? styles.last : styles.there}>
      {isLast ? t('card.own.last', { size, count: left }) : t('card.own.there', { size })}
    </p>
  )
}

function piecesAmong(sizes: readonly string[], { size }: OwnSize): number {
  return sizes.some((label) => isSize(label, size)) ? Number.POSITIVE_INFINITY : 0
}
