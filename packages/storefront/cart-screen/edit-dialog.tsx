import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { configureProduct } from '@welt/domain/variant/configure-product.ts'
import type { Picked } from '@welt/domain/variant/create-variant-index.ts'
import { valueAvailability } from '@welt/domain/variant/value-availability.ts'
import { useState } from 'react'
import type { CartLineView } from '../cart/cart-line-view.ts'
import type { Model } from '../catalog/load-article.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { pictureOf } from '../picture/picture.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './edit-dialog.module.css'
import { QuantityField } from './quantity-field.tsx'
import { useModel } from './use-model.ts'

interface EditDialogProps {
  line: CartLineView
  onSave: (wanted: CartItem) => void
  onClose: () => void
}

/** "Opened with a product, its qty and selected options; options and qty changeable, then closed." */
export function EditDialog({ line, onSave, onClose }: EditDialogProps) {
  const t = useText()
  const loaded = useModel(line.item.sku)
  return (
    <Dialog title={t('minicart.editTitle', { name: line.name })} onClose={onClose}>
      {loaded.state === 'loading' && <p role="status">{t('minicart.editLoading')}</p>}
      {loaded.state === 'failed' && <p role="alert">{t('minicart.editFailed')}</p>}
      {loaded.state === 'loaded' && <Editor line={line} model={loaded.model} onSave={onSave} />}
    </Dialog>
  )
}

function Editor({ line, model, onSave }: Omit<EditDialogProps, 'onClose'> & { model: Model }) {
  const t = useText()
  const { storeView, config, pictureUrl } = useShop()
  const { product, index } = model
  const [picked, pick] = useState<Picked>(() => chosenIn(line.item, index))
  const [qty, setQty] = useState(line.qty)
  const variant = index.find(picked)
  const article = variant && configureProduct(product, variant, index)
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (article) onSave({ ...article, qty })
      }}
    >
      <div className={styles.preview}>
        <img
          src={pictureUrl(pictureOf(article?.image ?? line.item.image, line.name).path, 200, 200)}
          width={88}
          height={88}
          alt=""
        />
        <p className="type-price" role="status">
          {article ? formatPrice(displayPrice(article).current, storeView.i18n) : t('minicart.noSuchVariant')}
        </p>
      </div>
      {index.options.map(({ code, label, values }) => {
        const there = valueAvailability(index, picked, code, config.stock.lowStockQuantity)
        return (
          <label key={code} className={styles.option}>
            <span>{label}</span>
            <select
              value={String(picked[code] ?? '')}
              onChange={(event) => pick({ ...picked, [code]: event.target.value })}
            >
              {values.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words + markOf(there.get(value)?.level, t)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <QuantityField line={{ ...line, qty }} onChange={setQty} onRemove={() => setQty(1)} />
      <button className={`${button.primary} ${button.wide}`} type="submit" aria-disabled={!article || undefined}>
        {t('minicart.editSave')}
      </button>
    </form>
  )
}

/** What the line was chosen by, by option. */
function chosenIn(item: CartItem, index: Model['index']): Picked {
  const variant = index.bySku(item.sku)
  return Object.fromEntries(
    index.options.map(({ code, values }) => {
      const own = variant?.[code]
      return [code, typeof own === 'string' || typeof own === 'number' ? String(own) : values[0]?.value]
    }),
  )
}

function markOf(level: string | undefined, t: ReturnType<typeof useText>): string {
  if (level === 'sold-out') return `, ${t('minicart.valueSoldOut')}`
  return level === 'not-made' ? `, ${t('minicart.valueNotMade')}` : ''
}
