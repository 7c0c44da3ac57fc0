import { brokenPasswordRules } from '@welt/domain/session/password-rules.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './password-rules.module.css'

const shownRules = ['length', 'classes', 'common'] as const

/** What a password needs, before the first character is typed; each rule gets its tick as soon as it is met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useText()
  const broken = new Set(brokenPasswordRules(password))
  return (
    <ul className={styles.rules} id={id} aria-label={t('field.passwordRules')}>
      {shownRules.map((rule) => {
        const isMet = password !== '' && !broken.has(rule)
        return (
          <li key={rule} className={styles.rule} data-met={isMet || undefined}>
            <span className={styles.mark}>{isMet && <Icon name="check" size={16} />}</span>
            <span>
              {t(`field.rule.${rule}`)}
              <span className="visually-hidden">, {t(isMet ? 'field.ruleMet' : 'field.ruleOpen')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
