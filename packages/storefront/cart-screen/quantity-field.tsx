import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { useId, useState } from 'react'
import { CartActForm } from '../cart/cart-act-form.tsx'
import type { CartLineView } from '../cart/cart-line-view.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useShop } from '../store-view/use-shop.ts'
import { quantityFault } from './quantity-fault.ts'
import styles from './quantity-field.module.css'

interface QuantityFieldProps {
  line: Pick<CartLineView, 'key' | 'name' | 'qty' | 'maximum'>
  onChange: (qty: number) => void
  /** One less than one is none. */
  onRemove: () => void
}

/** Buttons and a field, and no button to apply what was typed. */
export function QuantityField({ line: { key, name, qty, maximum }, onChange, onRemove }: QuantityFieldProps) {
  const t = useText()
  const { config } = useShop()
  const faultId = useId()
  /** What is being typed; null while the field says what the cart holds. */
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')

  const take = (given: unknown) => {
    const check = checkQuantity(given, maximum)
    setFault(check.ok ? '' : quantityFault(t, check, config.checkout.maxSaleQuantity))
    if (!check.ok) return
    setTyped(null)
    if (check.qty !== qty) onChange(check.qty)
  }
  return (
    <CartActForm act="change" fields={{ line: key }} onAct={() => take(typed ?? qty)}>
      {/* What a press of Enter in the field stands for: the first button of a form. */}
      <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      <div className={styles.stepper} role="group" aria-label={t('minicart.quantityOf', { name })}>
        <button
          type="submit"
          name="to"
          value={qty - 1}
          aria-label={t('minicart.less', { name })}
          onClick={(event) => {
            event.preventDefault()
            if (qty > 1) take(qty - 1)
            else onRemove()
          }}
        >
          <Icon name="minus" size={16} />
        </button>
        <input
          type="text"
          name="qty"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={t('minicart.quantityOf', { name })}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault ? faultId : undefined}
          value={typed ?? String(qty)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && take(typed)}
          onKeyDown={(event) => {
            // The dialog stays: only what was typed is taken back.
            if (event.key === 'Escape' && typed !== null) {
              event.preventDefault()
              setTyped(null)
              setFault('')
            }
          }}
        />
        <button
          type="submit"
          name="to"
          value={qty + 1}
          aria-label={t('minicart.more', { name })}
          onClick={(event) => {
            event.preventDefault()
            take(qty + 1)
          }}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
      <p className={styles.fault} id={faultId} role="status">
        {fault}
      </p>
    </CartActForm>
  )
}
