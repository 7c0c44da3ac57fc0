import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './form-summary.module.css'
import type { Summary } from './use-form.ts'

/** Says why a form was not taken, and leads to the fields; it takes the focus, so that everybody learns of it. */
export function FormSummary({ id, attempt, sentence, faults }: Summary) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || (!sentence && faults.length === 0)) return null
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className={styles.sentence} id={id}>
          {sentence ?? t('field.fixFaults')}
        </p>
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={focusField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The address stays as it is: Back belongs to pages. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
