import { useEffect, useId, useState } from 'react'
import type { Answer } from '../api/answer.ts'
import { CartActForm } from '../cart/cart-act-form.tsx'
import { refusalText } from '../cart/refusal-text.ts'
import { noteId } from '../field/field-frame.tsx'
import { TextField } from '../field/text-field.tsx'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import button from '../theme/button.module.css'
import styles from './coupon-part.module.css'
import { useStartCart } from './use-cart-state.ts'

/** "Coupon field collapsed behind a link; error says why." */
export function CouponPart({ coupon }: { coupon: string | null }) {
  const t = useText()
  const start = useStartCart()
  const id = useId()
  const isHydrated = useHydrated()
  // Where no script opens it, it is open.
  const [isOpen, setOpen] = useState(!isHydrated)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  const run = async (work: () => Promise<Answer<true>>) => {
    if (isBusy) return
    setBusy(true)
    setFault('')
    const answer = await work()
    setBusy(false)
    if (answer.ok) setOpen(false)
    else setFault(answer.at === 'code' ? refusalText(t, answer.text) : t('minicart.couponOffline'))
  }
  useEffect(() => {
    // The sums below may cover it.
    if (fault) document.getElementById(noteId(id))?.scrollIntoView({ block: 'nearest' })
  }, [fault, id])
  const apply = (form: HTMLFormElement) => {
    const code = new FormData(form).get('coupon')
    if (typeof code !== 'string' || code.trim() === '') setFault(t('minicart.couponMissing'))
    else void run(() => start().sync.applyCoupon(code))
  }

  if (coupon) {
    return (
      <CartActForm
        className={styles.applied}
        act="remove-coupon"
        onAct={() => void run(() => start().sync.removeCoupon())}
      >
        <p>
          <Icon name="check" size={18} />
          {t('minicart.couponApplied')}
        </p>
        <button
          className={styles.chip}
          type="submit"
          aria-busy={isBusy || undefined}
          aria-label={t('minicart.couponRemove', { code: coupon })}
        >
          {coupon}
          <Icon name="close" size={14} />
        </button>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </CartActForm>
    )
  }
  if (!isOpen) {
    return (
      <p className={styles.closed}>
        <button className={button.word} type="button" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('minicart.couponOpen')}
        </button>
      </p>
    )
  }
  return (
    <CartActForm className={styles.form} act="apply-coupon" onAct={apply}>
      <TextField
        // The shopper has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isHydrated}
        id={id}
        name="coupon"
        label={t('minicart.couponCode')}
        defaultValue=""
        fault={fault || undefined}
        isRight={false}
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        button={
          <button className={button.outlined} type="submit" aria-busy={isBusy || undefined}>
            {t('minicart.couponApply')}
          </button>
        }
      />
    </CartActForm>
  )
}
