import field from '../field/field.module.css'
import { noteId } from '../field/field-frame.tsx'
import { markFirst } from '../field/mark-first.ts'
import type { FieldState } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './rating-field.module.css'

const stars = ['1', '2', '3', '4', '5'] as const

interface RatingFieldProps extends Omit<FieldState, 'isRight' | 'defaultValue'> {
  /** How many stars are chosen; '' for none. */
  value: string
}

/** Five radio buttons that look like stars: those up to the chosen one are filled, and its meaning stands beside them. */
export function RatingField({ id, name, value, fault }: RatingFieldProps) {
  const t = useText()
  const chosen = stars.find((star) => star === value)
  return (
    <fieldset
      className={styles.rating}
      // A group of radio buttons can be wrong, where neither a plain group nor a single one of them can.
      role="radiogroup"
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? noteId(id) : undefined}
      data-state={fault ? 'fault' : undefined}
    >
      <legend className={field.head}>
        <span className={field.label}>{t('review.rating')}</span>
        <span className={field.mark} aria-hidden="true">
          {t('field.required')}
        </span>
      </legend>
      <div className={styles.stars}>
        {stars.map((star) => (
          <label key={star}>
            <input
              // The dialog begins with the first of them, and what is wrong leads to it.
              ref={star === '1' ? markFirst : undefined}
              id={star === '1' ? id : undefined}
              type="radio"
              name={name}
              value={star}
              required
            />
            <Icon name="star" size={28} />
            <span className="visually-hidden">
              {t('review.stars', { count: Number(star) })}, {t(`review.stars.${star}`)}
            </span>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {chosen && t(`review.stars.${chosen}`)}
        </span>
      </div>
      {fault && (
        <p className={styles.note} id={noteId(id)}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
