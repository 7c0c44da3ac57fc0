import type { ListEntry } from '@welt/domain/list/list-entry.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './compare-table.module.css'
import type { ComparedProduct } from './load-compared.ts'

interface CompareHeadProps {
  products: readonly ComparedProduct[]
  onRemove: (entry: ListEntry) => void
}

export function CompareHead({ products, onRemove }: CompareHeadProps) {
  const t = useText()
  const { pictureUrl } = useShop()
  return (
    <thead>
      <tr>
        <td>
          <span className="visually-hidden">{t('list.compare.property')}</span>
        </td>
        {products.map(({ card: { sku, name, path, fact, picture } }) => (
          <th key={sku} scope="col">
            <div className={styles.model}>
              <img
                className={styles.picture}
                src={pictureUrl(picture.path, 400, 300)}
                width={400}
                height={300}
                alt=""
              />
              <ShopLink className={styles.name} to={path}>
                {name}
              </ShopLink>
              <p className={styles.fact}>{fact}</p>
              <button
                className={`${button.icon} ${styles.remove}`}
                type="button"
                aria-label={t('list.compare.remove', { name })}
                onClick={(event) => {
                  focusBeside(event.currentTarget)
                  onRemove({ sku, name })
                }}
              >
                <Icon name="close" size={18} />
              </button>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The button goes with its column: the focus moves on to the one beside it. */
function focusBeside(pressed: HTMLElement): void {
  const column = pressed.closest('th')
  const beside = column?.nextElementSibling ?? column?.previousElementSibling
  beside?.querySelector('button')?.focus({ preventScroll: true })
}
