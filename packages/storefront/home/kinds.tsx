import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import type { Kind } from './home-page-data.ts'
import styles from './kinds.module.css'

/** What the shop has, at one look. */
export function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const t = useText()
  const { pictureUrl } = useShop()
  if (kinds.length === 0) return null
  return (
    <nav className={`page ${styles.kinds}`} aria-label={t('home.kinds')}>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind.path}>
            <ShopLink className={styles.kind} to={kind.path}>
              <img src={pictureUrl(kind.image, 400, 300)} width={400} height={300} alt="" loading="lazy" />
              <span className={styles.name}>{kind.name}</span>
              <span className={styles.count}>{kind.count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
