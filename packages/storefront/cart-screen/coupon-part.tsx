import { type FormEvent, useId, useState } from 'react'
import type { Answer } from '../api/answer.ts'
import { refusalText } from '../cart/refusal-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import button from '../theme/button.module.css'
import styles from './coupon-part.module.css'
import { useStartCart } from './use-cart-state.ts'

/** "Coupon field collapsed behind a link; error says why." */
export function CouponPart({ coupon }: { coupon: string | null }) {
  const t = useText()
  const start = useStartCart()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('coupon')
    if (typeof code !== 'string' || code.trim() === '') setFault(t('minicart.couponMissing'))
    else void run(() => start().sync.applyCoupon(code))
  }

  if (coupon) {
    return (
      <div className={styles.applied}>
        <p>
          <Icon name="check" size={18} />
          {t('minicart.couponApplied')}
        </p>
        <button
          className={styles.chip}
          type="button"
          aria-busy={isBusy || undefined}
          aria-label={t('minicart.couponRemove', { code: coupon })}
          onClick={() => void run(() => start().sync.removeCoupon())}
        >
          {coupon}
          <Icon name="close" size={14} />
        </button>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      </div>
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t('minicart.couponCode')}</label>
      <div className={styles.line}>
        <input
          // The shopper has just asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          id={id}
          name="coupon"
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-fault`}
        />
        <button className={button.outlined} type="submit" aria-busy={isBusy || undefined}>
          {t('minicart.couponApply')}
        </button>
      </div>
      <p className={styles.fault} id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </form>
  )
}
